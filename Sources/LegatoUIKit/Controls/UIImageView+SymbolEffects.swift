import Foundation
import LegatoGraphics
import LegatoLayers
public import LegatoViews

extension UIImageView {
    /// Runs an effect on the symbol of the image; other images do not move.
    ///
    /// An effect of a type that the view already has replaces that one. Bounces and wiggles run once,
    /// other effects until they are removed, unless the options specify a number of runs.
    ///
    /// ```swift
    /// let bell = UIImageView(image: UIImage(systemName: "bell"))
    /// bell.addSymbolEffect(.wiggle)
    /// ```
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The number of runs and the speed.
    ///   - animated: Whether an effect that lasts, such as a scale, is animated at its start.
    ///   - completion: Called when the effect has run as often as the options say; nil by default.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Runs an effect on the symbol of the image; other images do not move.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    /// Runs an effect on the symbol of the image until it is removed; other images do not move.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { add(effect, options, animated, completion) }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        // A symbol appears because the other effect moves back.
        let returns = effect is AppearSymbolEffect && end { $0 is DisappearSymbolEffect }
        symbolRuns += 1
        let run = symbolRuns
        let new = SymbolPicture.Effect(
            effect, options: options, run: run, isAnimated: animated && !returns
        ) { [weak self] in
            self?.symbolEffectEnded(run)
        }
        if let index = symbolEffects.firstIndex(where: { type(of: $0.effect) == type(of: effect) })
        {
            symbolCompletions[symbolEffects[index].run] = nil
            symbolEffects[index] = new
        } else {
            symbolEffects.append(new)
        }
        symbolCompletions[run] = completion
        showContents()
    }

    private func symbolEffectEnded(_ run: Int) {
        guard let index = symbolEffects.firstIndex(where: { $0.run == run && $0.isActive })
        else { return }
        let effect = symbolEffects[index].effect
        // A new host, after another image, shows the end at once.
        symbolEffects[index].isAnimated = false
        if effect is any DiscreteSymbolEffect { symbolEffects[index].isActive = false }
        symbolCompletions.removeValue(forKey: run)?(UISymbolEffectCompletionContext(effect, self))
    }

    /// Ends the effect of a type: one that lasts moves back to rest, another one stops immediately.
    public func removeSymbolEffect(ofType effect: some SymbolEffect) {
        if end({ type(of: $0) == type(of: effect) }) { showContents() }
    }

    /// Ends all effects: those that last move back to rest, others stop immediately.
    public func removeAllSymbolEffects() { if end({ _ in true }) { showContents() } }

    /// Ends effects, and returns whether there were any.
    ///
    /// They keep their places: effects are nested.
    private func end(_ isEnding: (any SymbolEffect) -> Bool) -> Bool {
        var found = false
        for index in symbolEffects.indices
        where symbolEffects[index].isActive && isEnding(symbolEffects[index].effect) {
            found = true
            symbolCompletions[symbolEffects[index].run] = nil
            // A symbol that has appeared stays.
            if !(symbolEffects[index].effect is AppearSymbolEffect) {
                symbolEffects[index].isActive = false
            }
        }
        return found
    }

    /// Shows another symbol, by which an effect replaces the one of the view.
    ///
    /// ```swift
    /// view.setSymbolImage(pause, contentTransition: .replace)
    /// ```
    ///
    /// - Parameters:
    ///   - symbolImage: The symbol; other images are shown immediately.
    ///   - contentTransition: The effect.
    ///   - options: The speed of the effect.
    public func setSymbolImage(
        _ symbolImage: UIImage,
        contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        symbolTransition = .symbolEffect(contentTransition, options: options)
        showContents()
        // The replaced symbol has a place from which it leaves.
        symbolHost?.layoutIfNeeded()
        image = symbolImage
        symbolTransition = .identity
    }

    /// The picture of the shown symbol, which is drawn by views while it has effects; nil for another
    /// image, and for a symbol without effects.
    func symbolPicture(_ drawn: UIImage?) -> SymbolPicture? {
        guard let drawn, drawn.isSymbolImage, !isAnimating,
            symbolHost != nil || !symbolEffects.isEmpty || symbolTransition != .identity
        else { return nil }
        let size = drawn.size
        let isStretched = contentMode == .scaleToFill && size.area > 0 && bounds.area > 0
        let scale =
            isStretched
            ? CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
            : CGSize(width: 1, height: 1)
        let own: [UIColor?] =
            drawn.symbolColors.isEmpty ? [drawn.cgImage?.mostOpaqueColor] : drawn.symbolColors
        let colors = (drawn.isTemplate ? [tintColor] : own).map { $0 ?? .label }
        var picture = SymbolPicture(
            drawn, colors: colors.map { $0.resolvedColor(with: traitCollection) },
            scale: scale, alignment: contentMode.symbolAlignment, effects: symbolEffects
        )
        picture?.transition = symbolTransition
        return picture
    }

    /// Shows a picture in place of the layer's contents; nil for the contents.
    func show(_ picture: SymbolPicture?) {
        guard let picture else {
            symbolHost?.removeFromSuperlayer()
            return symbolHost = nil
        }
        if let symbolHost {
            symbolHost.rootView = picture
        } else {
            let host = HostingLayer(rootView: picture)
            host.frame = bounds
            host.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
            host.delegate = BlockFollower.shared
            layer.insertSublayer(host, at: 0)
            symbolHost = host
        }
    }
}

extension UIView.ContentMode {
    /// Where a symbol is placed that keeps its size.
    fileprivate var symbolAlignment: Alignment {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        }
    }
}
