import Foundation

/// Traits that describe a view's role and behaviour to assistive technologies.
nonisolated public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
    private var bits: UInt32

    private init(bits: UInt32) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// Selected.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// Plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// A keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// Static text.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// A summary of the state when the app starts.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// Its label or value changes frequently.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// Starts media when activated.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// Handles touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// Turns the page automatically after it has been read.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// Hides everything outside it.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// A tab bar.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    /// Returns whether all traits of a set are present.
    public func contains(_ member: AccessibilityTraits) -> Bool {
        bits & member.bits == member.bits
    }

    /// Returns the traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    /// Returns the traits that both sets have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    /// Returns the traits that only one of the sets has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    /// Inserts traits.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Removes traits; returns those that were present, or nil for none.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Inserts traits; returns those that were present, or nil for none.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        bits |= newMember.bits
        return known.bits == 0 ? nil : known
    }

    /// Inserts the traits of a set.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    /// Removes the traits that a set does not have.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        self = intersection(other)
    }

    /// Keeps the traits that only one of the sets has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        self = symmetricDifference(other)
    }
}

/// How the elements inside an accessibility element are exposed.
nonisolated public struct AccessibilityChildBehavior: Sendable, Hashable {
    package enum Kind { case ignore, contain, combine }
    package let kind: Kind

    /// They are left out.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They are the element's children.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their labels, traits and actions become the element's.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A kind of action that an assistive technology can perform.
nonisolated public struct AccessibilityActionKind: Sendable, Hashable {
    private enum Kind { case `default`, escape, magicTap, delete, showMenu }
    private let kind: Kind

    /// Activates the element.
    public static let `default` = AccessibilityActionKind(kind: .default)
    /// Closes a modal view.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Performs the most important action in the current context.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(kind: .delete)
    /// Shows the element's menu.
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// A direction in which a value is adjusted.
nonisolated public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    /// Increases the value.
    case increment
    /// Decreases the value.
    case decrement
}

/// The level of a heading.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
    /// No level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}
