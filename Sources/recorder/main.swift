print("recorder")
