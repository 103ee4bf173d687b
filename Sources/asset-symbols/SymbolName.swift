/// The Swift name of an asset, derived by Xcode's rules.
///
/// The words of the asset's name are joined in camel case: `eye-left` becomes `eyeLeft`, and `URLBar`
/// becomes `urlBar`. A name without lower-case letters keeps its case: `BMW` stays `BMW`, and
/// `TLS2016` becomes `TLS_2016`. An underscore precedes a digit at the beginning.
enum SymbolName {
    /// Returns the name of a symbol; nil if the asset's name has no letter and no digit.
    ///
    /// - Parameters:
    ///   - name: The name of the asset, without folders.
    ///   - suffix: A last word to drop, in lower case, unless it is the only word.
    /// - Returns: The name, without backticks.
    static func property(_ name: String, without suffix: String) -> String? {
        var words = words(of: name)
        if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
        guard let first = words.first else { return nil }
        if isUppercase(words) { return started(words.joined(separator: "_")) }
        return started(first.lowercased() + words.dropFirst().map(capitalized).joined())
    }

    /// Returns the name of the type that a folder with a namespace becomes; nil if the folder's name
    /// has no letter and no digit.
    static func type(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        if isUppercase(words) { return started(words.joined(separator: "_")) }
        return started(words.map(capitalized).joined())
    }

    /// Returns a name as written in a declaration: in backticks if it is a Swift keyword.
    static func declared(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// Names that a member cannot have, even in backticks.
    static let impossible: Set<String> = ["self", "Self", "Type", "Protocol", "init"]

    /// Splits a name where the kind of its characters changes, and at all other characters.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard character.isLetter || isDigit(character) else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last {
                let next = index + 1 < characters.count ? characters[index + 1] : " "
                let isStart =
                    isDigit(last) != isDigit(character)
                    || character.isUppercase && (!last.isUppercase || next.isLowercase)
                if isStart {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

    private static func isUppercase(_ words: [String]) -> Bool {
        words.allSatisfy { $0.allSatisfy { $0.isUppercase || isDigit($0) } }
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func started(_ name: String) -> String {
        name.first.map(isDigit) == true ? "_\(name)" : name
    }

    /// Swift's reserved words.
    private static let reserved: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
        "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
}
