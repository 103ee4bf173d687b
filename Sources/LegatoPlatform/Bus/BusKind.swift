/// The kinds of values in messages, by the letters of the protocol.
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
