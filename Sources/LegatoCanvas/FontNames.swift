import LegatoGraphics

/// The font names used by this process: fontconfig spends memory and time on each.
package enum FontNames {
    private static let used = Locked<Set<String>>([])

    /// Returns a name if it is short enough to be searched and copied; `Sans` for a longer one.
    package static func limited(_ name: String) -> String {
        guard name.utf8.count > TextLimits.fontNameBytes else { return name }
        Warning.print(
            """
            The font name \(Warning.excerpt(of: name))... of \(name.utf8.count) bytes is replaced by \
            Sans: TextLimits.fontNameBytes is \(TextLimits.fontNameBytes). Pass a family and a style.
            """
        )
        return "Sans"
    }

    /// Returns the family and style of a name within the limits, and its font features; nil for
    /// none.
    static func parts(of name: String) -> (style: String, features: String?) {
        let parts = limited(name).split(separator: "#", maxSplits: 1)
        return (
            counted(parts.first.map(String.init) ?? ""), parts.count == 2 ? String(parts[1]) : nil
        )
    }

    /// Returns a family and style, or `Sans` if the process uses too many others.
    private static func counted(_ name: String) -> String {
        let isTaken = used.withLock { used in
            used.contains(name)
                || (used.count < TextLimits.fontNames && used.insert(name).inserted)
        }
        if isTaken { return name.replacing("\0", with: "\u{FFFD}") }
        Warning.print(
            about: "TextLimits.fontNames",
            """
            The font \(name.debugDescription) and all further ones are replaced by Sans: a process \
            can use at most TextLimits.fontNames, \(TextLimits.fontNames), font names. Use fewer.
            """
        )
        return "Sans"
    }
}
