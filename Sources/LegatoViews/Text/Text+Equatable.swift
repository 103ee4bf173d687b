import Foundation

nonisolated extension Text: Equatable {
    /// Whether two texts show the same content with the same attributes.
    ///
    /// Formatted numbers and dates are equal if their strings in the user's locale are.
    public static func == (a: Text, b: Text) -> Bool {
        a.isSamePart(b) && a.rest.count == b.rest.count
            && zip(a.rest, b.rest).allSatisfy { $0.isSamePart($1) }
    }

    /// Whether two texts are equal without those concatenated to them.
    private func isSamePart(_ other: Text) -> Bool {
        hasSameContent(other) && font == other.font && traits == other.traits
            && attributes == other.attributes && link == other.link && hasSameColor(other)
    }

    private func hasSameContent(_ other: Text) -> Bool {
        if case .image(let a as Image) = content, case .image(let b as Image) = other.content {
            return a == b
        }
        return content == other.content
    }

    private func hasSameColor(_ other: Text) -> Bool {
        guard let own = color, let color = other.color else {
            return color == nil && other.color == nil
        }
        return own.hasSameValue(as: color)
    }
}

nonisolated extension LocalizedStringKey: Equatable {
    /// Whether two keys have the same literals and values.
    public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
        a.pieces.count == b.pieces.count && zip(a.pieces, b.pieces).allSatisfy { $0.isSame($1) }
    }
}

nonisolated extension LocalizedStringKey.Piece {
    fileprivate func isSame(_ other: Self) -> Bool {
        switch (self, other) {
        case (.literal(let a), .literal(let b)), (.string(let a), .string(let b)): a == b
        case (.number(let a), .number(let b)): a.hasSameValue(as: b)
        case (.formatted(let a), .formatted(let b)): a == b
        case (.live(let a), .live(let b)): a == b
        case (.text(let a), .text(let b)): a == b
        case (.image(let a), .image(let b)): a == b
        case (.attributed(let a), .attributed(let b)): a == b
        default: false
        }
    }
}

nonisolated extension Equatable {
    /// Whether another value has the same type and is equal.
    func hasSameValue(as other: any Equatable) -> Bool { (other as? Self) == self }
}
