// The macros write the names of LegatoMotion into the code that they stand in.
@_exported public import LegatoMotion
