@_exported public import LegatoMotion
