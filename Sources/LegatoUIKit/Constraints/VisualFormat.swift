import Foundation
import LegatoGraphics

extension NSLayoutConstraint {
    /// What a visual format aligns, and in which direction it runs.
    nonisolated public struct FormatOptions: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }
        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centres.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centres.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the baselines of the last lines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the baselines of the first lines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// Runs from the leading edge to the trailing one; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Runs from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Runs from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        /// The attributes that are aligned.
        fileprivate var attributes: [Attribute] {
            (1...12).filter { rawValue >> UInt($0) & 1 == 1 }.compactMap(Attribute.init)
        }
    }

    /// Returns the constraints that a visual format describes, such as `H:|-[icon(20)]-8-[title]-|`.
    ///
    /// A connection without a number is 8 points long, and at the superview as long as its margin.
    /// - Parameters:
    ///   - format: The format.
    ///   - opts: What is aligned, and the direction; none and from the leading edge by default.
    ///   - metrics: The numbers by their names in the format; nil for none.
    ///   - views: The views and layout guides by their names in the format.
    /// - Returns: The constraints, which are not active; none, with a warning, for a format that
    ///   cannot be read.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [],
        metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = FormatReader(format, opts, metrics ?? [:], views)
        do {
            return try reader.constraints()
        } catch {
            UIKitWarning.print(
                "NSLayoutConstraint.constraints(withVisualFormat:) returns no constraints: in "
                    + "\"\(format)\", \(error.problem) at character \(reader.place)."
            )
            return []
        }
    }
}

/// Reads a visual format from its start to its end.
@MainActor private struct FormatReader {
    struct Failure: Error {
        let problem: String
    }

    /// A length, or a relation to the length of another view, with a priority.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var other: Any?
        var priority = UILayoutPriority.required
    }

    private let characters: [Character]
    private var index = 0
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var made: [NSLayoutConstraint] = []
    /// The attributes of the start, the end and the length along the axis.
    private var start = NSLayoutConstraint.Attribute.leading
    private var end = NSLayoutConstraint.Attribute.trailing
    private var length = NSLayoutConstraint.Attribute.width

    /// The number of characters that were read.
    var place: Int { index }

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        characters = format.filter { !$0.isWhitespace }
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
        if take("V:") {
            (start, end, length) = (.top, .bottom, .height)
        } else {
            _ = take("H:")
            if options.contains(.directionLeftToRight) { (start, end) = (.left, .right) }
            if options.contains(.directionRightToLeft) { (start, end) = (.right, .left) }
        }
        var items: [Any] = []
        let startsAtSuperview = take("|")
        var gap = startsAtSuperview ? try connection() : nil
        var superview: UIView?
        repeat {
            let item = try item()
            superview = superview ?? (item as? UIView)?.superview
            if let last = items.last {
                for one in gap ?? [Predicate(constant: 8)] { add(one, last, end, item, start) }
            } else if startsAtSuperview {
                guard let superview else {
                    throw Failure(problem: "the first view has no superview")
                }
                let edge: Any = gap == nil ? superview.layoutMarginsGuide : superview
                for one in gap ?? [Predicate()] { add(one, edge, start, item, start) }
            }
            items.append(item)
            let isEnd = index == characters.count
            gap = isEnd ? [] : try connection()
            if isEnd { break }
            if take("|") {
                guard let superview else { throw Failure(problem: "no view has a superview") }
                let edge: Any = gap == nil ? superview.layoutMarginsGuide : superview
                for one in gap ?? [Predicate()] { add(one, item, end, edge, end) }
                break
            }
        } while true
        guard index == characters.count else { throw Failure(problem: "the end is expected") }
        for (a, b) in zip(items, items.dropFirst()) {
            for attribute in options.attributes {
                made.append(
                    NSLayoutConstraint(
                        item: a, attribute: attribute, relatedBy: .equal, toItem: b,
                        attribute: attribute, multiplier: 1, constant: 0
                    )
                )
            }
        }
        return made
    }

    /// Adds the constraint of a gap between an edge and the one that follows.
    private mutating func add(
        _ gap: Predicate, _ first: Any, _ firstEdge: NSLayoutConstraint.Attribute, _ next: Any,
        _ nextEdge: NSLayoutConstraint.Attribute
    ) {
        let isReversed = start == .right
        let constraint = NSLayoutConstraint(
            item: isReversed ? first : next, attribute: isReversed ? firstEdge : nextEdge,
            relatedBy: gap.relation, toItem: isReversed ? next : first,
            attribute: isReversed ? nextEdge : firstEdge, multiplier: 1, constant: gap.constant
        )
        constraint.priority = gap.priority
        made.append(constraint)
    }

    /// Reads a view, and adds the constraints of its length.
    private mutating func item() throws(Failure) -> Any {
        guard take("[") else { throw Failure(problem: "\"[\" is expected") }
        let name = word()
        guard let item = views[name] else { throw Failure(problem: "no view is named \"\(name)\"") }
        for one in peek == "(" ? try predicates() : [] {
            let constraint = NSLayoutConstraint(
                item: item, attribute: length, relatedBy: one.relation, toItem: one.other,
                attribute: one.other == nil ? .notAnAttribute : length, multiplier: 1,
                constant: one.constant
            )
            constraint.priority = one.priority
            made.append(constraint)
        }
        guard take("]") else { throw Failure(problem: "\"]\" is expected") }
        return item
    }

    /// Reads what is between two views: a gap of 0 for nothing, and nil for the standard gap.
    private mutating func connection() throws(Failure) -> [Predicate]? {
        guard take("-") else { return [Predicate()] }
        guard peek != "[", peek != "|" else { return nil }
        let gaps = try peek == "(" ? predicates() : [predicate()]
        guard take("-") else { throw Failure(problem: "\"-\" is expected") }
        return gaps
    }

    private mutating func predicates() throws(Failure) -> [Predicate] {
        guard take("(") else { throw Failure(problem: "\"(\" is expected") }
        var all = [try predicate()]
        while take(",") { all.append(try predicate()) }
        guard take(")") else { throw Failure(problem: "\")\" is expected") }
        return all
    }

    private mutating func predicate() throws(Failure) -> Predicate {
        var result = Predicate()
        if take(">=") { result.relation = .greaterThanOrEqual }
        if take("<=") { result.relation = .lessThanOrEqual }
        _ = take("==")
        let name = word()
        if let item = views[name] {
            result.other = item
        } else {
            result.constant = try number(name)
        }
        if take("@") { result.priority = UILayoutPriority(Float(try number(word()))) }
        return result
    }

    private func number(_ name: String) throws(Failure) -> CGFloat {
        if let number = Double(name) { return CGFloat(number) }
        switch metrics[name] {
        case let value as CGFloat: return value
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: throw Failure(problem: "\"\(name)\" is not a number, a metric or a view")
        }
    }

    // MARK: Characters

    private var peek: Character? { index < characters.count ? characters[index] : nil }

    /// Reads a text if it comes next.
    private mutating func take(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        index += text.count
        return true
    }

    /// Reads a name or a number; the minus of a number only at its start.
    private mutating func word() -> String {
        let first = index
        while let next = peek,
            next.isLetter || next.isNumber || next == "_" || next == "."
                || next == "-" && index == first
        {
            index += 1
        }
        return String(characters[first..<index])
    }
}
