"""The form of what comes in and goes out: messages of clients, and answers to them."""
