# checked
