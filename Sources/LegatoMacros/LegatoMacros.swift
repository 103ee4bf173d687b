// The macros refer to names of LegatoMotion in the code that they generate.
@_exported public import LegatoMotion
