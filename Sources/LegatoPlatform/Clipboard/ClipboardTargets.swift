package import Foundation
import LegatoGraphics
package import LegatoLayers

/// The names under which programs request data of a type from each other: targets of X selections, and
/// types under Wayland, where programs use the same names.
package nonisolated enum ClipboardTargets {
    /// The targets of text, the best one first.
    package static let texts = [
        "UTF8_STRING", ClipboardItem.text, "text/plain", "TEXT", "STRING",
    ]

    /// A type of another program's data, and the target to request it by.
    package struct Offer: Equatable, Sendable {
        package let type: String
        package let target: String

        package init(_ type: String, _ target: String) {
            (self.type, self.target) = (type, target)
        }
    }

    /// Returns the types that another program offers, in its order; targets that are not data, such
    /// as `TIMESTAMP`, are left out.
    package static func offers(_ targets: [String]) -> [Offer] {
        var offers: [Offer] = []
        let best = texts.first(where: targets.contains)
        for target in targets {
            let isText = texts.contains(target)
            guard isText || !isProtocol(target) else { continue }
            let offer =
                isText ? Offer(ClipboardItem.text, best ?? target) : Offer(target, target)
            if !offers.contains(offer) { offers.append(offer) }
        }
        return offers
    }

    private static func isProtocol(_ target: String) -> Bool {
        target.unicodeScalars.allSatisfy { ("A"..."Z").contains($0) || $0 == "_" }
    }

    /// Returns the targets of an item, in its order, with their data.
    package static func targets(of item: ClipboardItem) -> [(target: String, data: ClipboardData)] {
        item.forms.flatMap { form in
            (form.type == ClipboardItem.text ? texts : [form.type]).map { ($0, form.data) }
        }
    }

    /// Returns a type without data, which makes an offer of this program different from all others.
    static func mark() -> String { markPrefix + String(UInt64.random(in: .min ... .max)) }

    /// Returns whether a type is the mark of an offer of a Legato program.
    static func isMark(_ type: String) -> Bool { type.hasPrefix(markPrefix) }

    private static let markPrefix = "application/x-legato-"

    /// Returns the target that is the type of the X property in which data is passed.
    package static func propertyType(of target: String) -> String {
        target == "TEXT" ? "UTF8_STRING" : target
    }

    /// Returns data in UTF-8 in the encoding of a target: `STRING` is Latin-1.
    package static func encoded(_ data: Data, for target: String) -> Data {
        guard target == "STRING" else { return data }
        let text = String(decoding: data, as: UTF8.self)
        return Data(text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") })
    }

    /// Returns received data in UTF-8, if its type is an encoding of text.
    package static func decoded(_ data: Data, of type: String) -> Data {
        guard type == "STRING" else { return data }
        return Data(String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) })).utf8)
    }
}

/// What another program offers.
nonisolated struct ClipboardOffers: Sendable, Equatable {
    var offers: [ClipboardTargets.Offer] = []
    /// The list of URLs; empty if there are none.
    var urls = Data()

    /// How to find out whether a second offer of the same types has the same data.
    enum Comparison: Equatable {
        /// It has: each copy of a Legato program is marked by another type.
        case certain
        /// By the data of a type.
        case data(String)
        /// It would take too long, such as for an image.
        case impossible
    }

    /// How to find out whether a second offer of the same types has the same data.
    var comparison: Comparison {
        let types = offers.map(\.type)
        if types.contains(where: ClipboardTargets.isMark) { return .certain }
        let best = [ClipboardItem.urls, ClipboardItem.text].first(where: types.contains)
        let type = best ?? types.first { $0.hasPrefix("text/") }
        return type.map(Comparison.data) ?? .impossible
    }

    /// Returns the items, whose data a closure reads by its target, at most once.
    func items(
        read: @escaping @Sendable (_ target: String, @escaping ClipboardData.Completion) -> Void
    ) -> [ClipboardItem] {
        guard !offers.isEmpty else { return [] }
        let forms = offers.map { offer in
            ClipboardItem.Form(offer.type, ClipboardData { read(offer.target, $0) })
        }
        return ClipboardItem(forms).separated(byURLs: urls)
    }
}
