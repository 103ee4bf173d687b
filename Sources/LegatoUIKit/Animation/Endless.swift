/// The largest finite number of single precision, as `<math.h>` of Apple's systems names it.
///
/// Code sets `repeatCount` to it for animations without an end.
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
nonisolated public let HUGE = Float.greatestFiniteMagnitude
