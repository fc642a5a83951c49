"""pokerkit as a vendor of poker."""
