/// The types of values in messages, with D-Bus's type codes.
nonisolated enum BusKind: Unicode.Scalar {
    case array = "a"
    case entry = "e"
    case text = "s"
    case path = "o"
    case variant = "v"
    case structure = "r"
    case truth = "b"
    case integer = "i"
    case unsigned = "u"
    case short = "n"
    case number = "d"
    case byte = "y"

    var code: Int32 { Int32(rawValue.value) }
}
