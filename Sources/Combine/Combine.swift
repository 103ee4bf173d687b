// The module by Apple's name exports OpenCombine's.
#if Combine
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
#endif
