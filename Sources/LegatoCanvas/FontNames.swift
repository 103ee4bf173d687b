import LegatoGraphics
import Synchronization

/// The font names used by this process: fontconfig spends memory and time on each.
enum FontNames {
    private static let used = Mutex<Set<String>>([])

    /// Returns a name within the limits; `Sans` for any other.
    static func limited(_ name: String) -> String {
        guard name.utf8.count <= TextLimits.fontNameBytes else {
            Warning.print(
                """
                The font name \(name.prefix(16).debugDescription)... of \(name.utf8.count) bytes \
                is replaced by Sans: TextLimits.fontNameBytes is \(TextLimits.fontNameBytes). Pass \
                a family and a style.
                """
            )
            return "Sans"
        }
        let isTaken = used.withLock { used in
            used.contains(name)
                || (used.count < TextLimits.fontNames && used.insert(name).inserted)
        }
        if isTaken { return name.replacing("\0", with: "\u{FFFD}") }
        Warning.print(
            about: "TextLimits.fontNames",
            """
            The font \(name.debugDescription) and all further ones are replaced by Sans: \
            TextLimits.fontNames is \(TextLimits.fontNames), and as many other names were used. Use \
            fewer font names.
            """
        )
        return "Sans"
    }
}
