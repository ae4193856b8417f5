### ui
