### question
