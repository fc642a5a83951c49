"""All-in hold 'em: two hole cards, raise three antes or fold, and a dealer who calls with a pair or eleven points."""
