/// The initializers with corners of equal radii, and the shapes by name.
nonisolated extension ConcentricRectangle {
    /// Creates a rectangle with the same corners at the bottom: of both radii, they have the larger one.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners],
            uniform: [.bottom]
        )
    }

    /// Creates a rectangle with the same corners at the leading edge: of both radii, they have the larger one.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [
                uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners,
                bottomTrailingCorner,
            ],
            uniform: [.leading]
        )
    }

    /// Creates a rectangle with the same corners at the leading and at the trailing edge: of both radii, they have the larger one.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [
                uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners,
                uniformTrailingCorners,
            ],
            uniform: [.leading, .trailing]
        )
    }

    /// Creates a rectangle with the same corners at the top: of both radii, they have the larger one.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner],
            uniform: [.top]
        )
    }

    /// Creates a rectangle with the same corners at the top and at the bottom: of both radii, they have the larger one.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners],
            uniform: [.top, .bottom]
        )
    }

    /// Creates a rectangle with the same corners at the trailing edge: of both radii, they have the larger one.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            [
                topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner,
                uniformTrailingCorners,
            ],
            uniform: [.trailing]
        )
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle whose corners have a style, and equal radii if `isUniform` is true.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// Returns a rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// Returns a rectangle with the same corners at the bottom.
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners,
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner
        )
    }

    /// Returns a rectangle with the same corners at the leading edge.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners,
            topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// Returns a rectangle with the same corners at the leading and at the trailing edge.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric,
        uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners,
            uniformTrailingCorners: uniformTrailingCorners
        )
    }

    /// Returns a rectangle with the same corners at the top.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// Returns a rectangle with the same corners at the top and at the bottom.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric,
        uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners,
            uniformBottomCorners: uniformBottomCorners
        )
    }

    /// Returns a rectangle with the same corners at the trailing edge.
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style = .concentric,
        topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) -> Self {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners,
            topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner
        )
    }
}
