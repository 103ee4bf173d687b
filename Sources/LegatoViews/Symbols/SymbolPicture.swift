package import Foundation
import LegatoGraphics

/// The symbol of an image view, with its effects.
///
/// It is drawn as that of an `Image`, so that the layers of a symbol move in turn.
package struct SymbolPicture: View {
    /// An effect of an image view.
    package struct Effect {
        package var effect: any SymbolEffect
        package var options: SymbolEffectOptions
        /// The number of the run; another number starts the effect again.
        package var run: Int
        /// Whether the effect runs, rather than moving back to rest.
        package var isActive = true
        /// Whether an effect that lasts is animated at its start.
        package var isAnimated: Bool
        /// Called when the effect has run as often as its options say.
        package let onEnd: () -> Void

        /// Creates an effect.
        package init(
            _ effect: any SymbolEffect, options: SymbolEffectOptions, run: Int, isAnimated: Bool,
            onEnd: @escaping () -> Void
        ) {
            (self.effect, self.run, self.isAnimated) = (effect, run, isAnimated)
            self.onEnd = onEnd
            // These two run once unless the options specify a number of runs.
            let runsOnce = effect is BounceSymbolEffect || effect is WiggleSymbolEffect
            let isUnspecified = options.count == nil && !options.isRepeating
            self.options = runsOnce && isUnspecified ? options.repeat(1) : options
        }
    }

    private let name: String
    private let font: Font
    private let styles: [Color]
    /// The scale at which the symbol is shown, relative to the size of its image.
    private let scale: CGSize
    private let alignment: Alignment
    package var effects: [Effect]
    /// How another symbol replaces the shown one.
    package var transition = ContentTransition.identity

    /// Creates the picture of an image; nil unless it is a symbol.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - colors: The colours of the symbol's layers.
    ///   - scale: The scale at which the symbol is shown, relative to the size of the image.
    ///   - alignment: Where the symbol is placed.
    ///   - effects: The effects, the first one outermost.
    package init?(
        _ image: UIImage, colors: [UIColor], scale: CGSize, alignment: Alignment, effects: [Effect]
    ) {
        guard let symbol = image.symbol else { return nil }
        let look = symbol.configuration
        name = symbol.name
        font = .system(
            size: (look.pointSize ?? 17) * look.scale.factor, weight: look.weight.font
        )
        styles = colors.map { Color(uiColor: $0) }
        (self.scale, self.alignment, self.effects) = (scale, alignment, effects)
    }

    package var body: some View {
        effects.reversed().reduce(AnyView(symbol)) { content, effect in
            AnyView(
                IndefiniteEffectView(
                    content: content, effect: effect.effect, options: effect.options,
                    run: effect.isActive ? effect.run : nil, startsAtRest: effect.isAnimated,
                    onEnd: effect.onEnd
                )
            )
        }
        .scaleEffect(scale)
        .contentTransition(transition)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }

    private var symbol: some View {
        Image(systemName: name)
            .font(font)
            .imageScale(.medium)
            .foregroundStyle(styles[0], styles.count > 1 ? styles[1] : styles[0])
            .symbolRenderingMode(styles.count > 1 ? .palette : .monochrome)
            .fixedSize()
    }
}
