### story
