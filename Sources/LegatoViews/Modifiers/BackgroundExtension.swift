import Foundation
import LegatoGraphics
import LegatoMotion

/// A view with mirrored, blurred copies in the safe areas around it.
private nonisolated struct BackgroundExtension: ViewModifier {
    let isEnabled: Bool

    func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    copies(of: content, proxy.size, proxy.safeAreaInsets)
                }
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
        }
    }

    @MainActor @ViewBuilder private func copies(
        of content: some View, _ size: CGSize, _ insets: EdgeInsets
    ) -> some View {
        let lengths = [insets.top, insets.leading, insets.bottom, insets.trailing]
        ZStack(alignment: .topLeading) {
            ForEach(0..<4) { index in
                if lengths[index] > 0 {
                    copy(of: content, size, lengths[index], Edge.allCases[index])
                }
            }
        }
    }

    /// The mirrored content beside an edge.
    ///
    /// It begins under the view, so that the view hides where it fades out.
    @MainActor private func copy(
        of content: some View, _ size: CGSize, _ length: CGFloat, _ edge: Edge
    ) -> some View {
        let isVertical = edge == .top || edge == .bottom
        let (width, height) = (size.width, size.height)
        let outer = length + Self.overlap
        let (place, alignment): (CGPoint, Alignment) =
            switch edge {
            case .top: (CGPoint(x: 0, y: -length), .bottom)
            case .bottom: (CGPoint(x: 0, y: height - Self.overlap), .top)
            case .leading: (CGPoint(x: -length, y: 0), .trailing)
            case .trailing: (CGPoint(x: width - Self.overlap, y: 0), .leading)
            }
        return Color.clear
            .frame(width: isVertical ? width : outer, height: isVertical ? outer : height)
            .overlay(alignment: alignment) {
                content
                    .frame(width: width, height: height)
                    .scaleEffect(x: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
                    .blur(radius: Self.overlap / 2)
            }
            .clipped()
            .offset(x: place.x, y: place.y)
    }

    /// The length of the copies under the view, in points.
    private static var overlap: CGFloat { 20 }
}

nonisolated extension View {
    /// Fills the safe areas beside the view, such as those under bars and columns, with mirrored and
    /// blurred copies of it.
    ///
    /// The copies are further instances of the view, with state of their own.
    public func backgroundExtensionEffect() -> some View {
        backgroundExtensionEffect(isEnabled: true)
    }

    /// Fills the safe areas beside the view with mirrored and blurred copies of it.
    ///
    /// - Parameter isEnabled: Whether there are copies.
    /// - Returns: The view.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}
