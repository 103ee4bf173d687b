/// Formats like those of `printf`, with attributes in braces.
enum LogFormat {
    /// Returns a format with its specifiers replaced by values.
    static func text(_ format: String, _ values: [Any]) -> String {
        var text = ""
        var values = values[...]
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var attributes: Substring = ""
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                attributes = rest[..<end].dropFirst()
                rest = rest[end...].dropFirst()
            }
            let flags = rest.prefix { "0123456789.+- #".contains($0) }
            rest = rest.dropFirst(flags.count).drop { "hlqLztj".contains($0) }
            guard let kind = rest.popFirst() else { break }
            guard let value = values.popFirst() else {
                text += "<missing>"
                continue
            }
            let isPrivate = attributes.contains("private") || attributes.contains("sensitive")
            text += isPrivate ? "<private>" : shown(value, String(flags), kind)
        }
        return text + rest
    }

    private static func shown(_ value: Any, _ flags: String, _ kind: Character) -> String {
        if "diuxXoc".contains(kind), let number = value as? any BinaryInteger {
            return "duxXo".contains(kind) || kind == "i"
                ? formatted("%\(flags)ll\(kind)", Int64(truncatingIfNeeded: number))
                : formatted("%\(flags)c", Int32(truncatingIfNeeded: number))
        }
        if "fFeEgGaA".contains(kind), let number = value as? any BinaryFloatingPoint {
            return formatted("%\(flags)\(kind)", Double(number))
        }
        return "\(value)"
    }
}
