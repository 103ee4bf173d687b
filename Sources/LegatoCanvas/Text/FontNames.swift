import CCanvas
import LegatoGraphics

/// The font names used by this process, which are limited because each one costs memory and time in
/// fontconfig.
package enum FontNames {
    /// The generic family names, which fontconfig maps to installed ones.
    static let generic: Set<String> = ["Sans", "Serif", "Monospace", "System-ui"]
    private static let used = Locked<Set<String>>([])
    /// The parts of recently used names, cached because each text and each measurement needs them.
    private static let known = Locked<[String: FontParts]>([:])
    /// The maximum number of names in `known`, to which an animated size keeps adding.
    private static let knownNames = 256

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

    /// The families that are installed, without the generic ones.
    package static var installed: Set<String> {
        guard case .success(let pango) = libpango, let map = pango.cairo_font_map_get_default()
        else { return [] }
        return Set(pango.familyNames(map)).subtracting(generic)
    }

    /// Returns the first family of a list that is installed; nil if none is.
    package static func firstInstalled(of families: [String]) -> String? {
        guard case .success(let pango) = libpango, let map = pango.cairo_font_map_get_default()
        else { return nil }
        let installed = Set(pango.familyNames(map))
        return families.first(where: installed.contains)
    }

    /// Returns the family and style of a name within the limits, its font features, and its
    /// spacing.
    static func parts(of name: String) -> FontParts {
        if let parts = known.withLock({ $0[name] }) { return parts }
        let halves = limited(name).split(separator: "#", maxSplits: 1)
        let parts = FontParts(
            style: counted(halves.first.map(String.init) ?? ""),
            details: halves.count == 2 ? String(halves[1]) : nil
        )
        // Names beyond the limit may be of any size.
        guard name.utf8.count <= TextLimits.fontNameBytes else { return parts }
        known.withLock { known in
            if known.count >= knownNames { known.removeAll(keepingCapacity: true) }
            known[name] = parts
        }
        return parts
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
