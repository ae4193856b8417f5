### print
