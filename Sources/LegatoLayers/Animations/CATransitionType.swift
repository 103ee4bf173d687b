public import LegatoGraphics

/// How a transition animates between the old and the new picture.
public nonisolated struct CATransitionType: NameBridging, Sendable, Hashable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type from its name; an unknown name is treated as a fade.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cross-fades from the old picture to the new one; the default.
    public static let fade = CATransitionType(rawValue: "fade")
    /// Slides the new picture over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// Pushes the old picture out with the new one.
    public static let push = CATransitionType(rawValue: "push")
    /// Slides the old picture off the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge from which a transition moves.
public nonisolated struct CATransitionSubtype: NameBridging, Sendable, Hashable {
    /// The subtype's name.
    public let rawValue: String
    /// Creates a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right: the edge of maximum x.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left: the edge of minimum x.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top: the edge of maximum y, as for `CALayerContentsGravity`.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom: the edge of minimum y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
