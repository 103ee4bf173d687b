public import Foundation
import LegatoGraphics
import LegatoMotion

nonisolated extension GraphicsContext {
    /// An image of a canvas; see `resolve(_:)`.
    ///
    /// It is valid until the renderer of the canvas returns.
    public struct ResolvedImage: Sendable {
        let view: CanvasSlot
        /// The size of the image, in points.
        public let size: CGSize
        /// The distance from the top of the image to its baseline: its height.
        public var baseline: CGFloat { size.height }
    }

    /// A symbol of a canvas; see `resolveSymbol(id:)`.
    ///
    /// It is valid until the renderer of the canvas returns.
    public struct ResolvedSymbol: Sendable {
        let view: CanvasSlot
        /// The ideal size of the symbol, in points.
        public let size: CGSize
    }

    /// A text of a canvas; see `resolve(_:)`.
    ///
    /// It is valid until the renderer of the canvas returns.
    public struct ResolvedText: Sendable {
        private let text: Text
        private let view: CanvasSlot
        /// The style in which the text is drawn; the foreground style of the canvas by default.
        public var shading = Shading.foreground {
            didSet { isShaded = true }
        }
        private var isShaded = false

        init(text: Text, view: CanvasSlot) { (self.text, self.view) = (text, view) }

        /// Returns the size of the text in a space, in points; in unlimited space, that of its
        /// lines.
        ///
        /// NaN counts as unlimited, with a warning.
        public func measure(in size: CGSize) -> CGSize {
            let offer = offer(size, "measure(in:)")
            return MainActor.assumeIsolated { view.sizeThatFits(offer) }
        }

        /// Returns the distance from the top of the text to its first baseline in a space.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            baseline(.firstTextBaseline, offer(size, "firstBaseline(in:)"))
        }

        /// Returns the distance from the top of the text to its last baseline in a space.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            baseline(.lastTextBaseline, offer(size, "lastBaseline(in:)"))
        }

        private func offer(_ size: CGSize, _ name: StaticString) -> ProposedViewSize {
            let check = NumberCheck(Self.self, name)
            func checked(_ length: CGFloat) -> CGFloat {
                CGFloat(check.order(Double(length), or: .infinity))
            }
            return ProposedViewSize(width: checked(size.width), height: checked(size.height))
                .limited
        }

        private func baseline(
            _ guide: VerticalAlignment, _ offer: ProposedViewSize
        ) -> CGFloat {
            MainActor.assumeIsolated {
                let fitted = view.sizeThatFits(offer)
                return ViewDimensions(fitted, proposal: offer, element: view)[guide]
            }
        }

        /// Returns the view that shows the text in a space; nil for unlimited space.
        func drawn(_ size: CGSize?, _ context: GraphicsContext) -> CanvasSlot {
            let (views, text, view) = (context.views, text, view)
            let style = isShaded ? shading.style(context.environment) : nil
            let offer = size.map { ProposedViewSize($0).limited } ?? .unspecified
            return MainActor.assumeIsolated {
                guard style != nil || !view.take(offer) else { return view }
                let other = views.text(style.map(text.foregroundStyle) ?? text)
                _ = other.take(offer)
                return other
            }
        }
    }
}

nonisolated extension GraphicsContext.Shading {
    /// The shading as a style for texts, with unit points in a square of one point.
    fileprivate func style(_ environment: EnvironmentValues) -> AnyShapeStyle {
        if case .style(let style) = kind { return AnyShapeStyle(style) }
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return AnyShapeStyle(FixedStyle(style: style(in: unit, environment)))
    }
}

/// A style that is resolved already.
private nonisolated struct FixedStyle: PrimitiveShapeStyle {
    var style: ResolvedStyle
    func resolvedStyle(in environment: EnvironmentValues) -> ResolvedStyle { style }
}

nonisolated extension ProposedViewSize {
    /// The proposal without lengths that are not finite.
    fileprivate var limited: ProposedViewSize {
        let (width, height) = (usable.width, usable.height)
        return ProposedViewSize(
            width: width.flatMap { $0 < NumberCheck.limit ? $0 : nil },
            height: height.flatMap { $0 < NumberCheck.limit ? $0 : nil }
        )
    }
}
