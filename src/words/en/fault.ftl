### fault
