import Foundation
import LegatoGraphics

nonisolated extension Image {
    /// Creates an image of a symbol, such as `heart.fill`.
    ///
    /// A symbol takes its size and weight from the font and its colour from the foreground style,
    /// and sits on the baseline of adjacent text. Legato draws several hundred of the symbols most
    /// used in SwiftUI code itself, and takes more from the icon font of the Debian package
    /// fonts-materialdesignicons-webfont. An unknown name shows a dashed square and is reported
    /// once.
    ///
    /// ```swift
    /// Image(systemName: "star.fill")
    ///     .font(.largeTitle)
    ///     .foregroundStyle(.yellow)
    /// ```
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Creates an image of a symbol whose variable parts show a value.
    ///
    /// These symbols have variable parts, also as `fill`: `wifi`, `speaker.wave.1` to
    /// `speaker.wave.3`, `wave.3.left`, `wave.3.right`, `dot.radiowaves.left.and.right`,
    /// `antenna.radiowaves.left.and.right`, `chart.bar` and `ellipsis`. They have the first foreground
    /// style, and what the value does not show has 0.3 times its opacity. Other symbols are shown
    /// complete.
    ///
    /// - Parameters:
    ///   - systemName: The name of the symbol.
    ///   - variableValue: The value, clamped to 0...1; nil, and an infinite value or NaN with a
    ///     warning, shows the whole symbol. See `symbolVariableValueMode(_:)`.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        let check = NumberCheck(Self.self, "init(systemName:variableValue:)")
        self.variableValue = check.number(variableValue.map { CGFloat($0) }).map { Double($0) }
    }

    /// Returns the image with a mode for colouring the layers of a symbol; nil uses the
    /// environment's.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localised title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a localised title and an image from the program's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title and an image from the program's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

nonisolated extension Button where Label == LegatoViews.Label<Text, Image> {
    /// Creates a button with a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(action: action) { LegatoViews.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a role, a localised title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) {
            LegatoViews.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a button with a role, a title and a symbol.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { LegatoViews.Label(title, systemImage: systemImage) }
    }
}

nonisolated extension Image {
    /// Sets whether colours fill the symbol evenly.
    ///
    /// - Parameter mode: The mode; nil for that of the environment.
    /// - Returns: The image.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var image = self
        image.symbolColorMode = mode
        return image
    }
}

nonisolated extension Image {
    /// Sets how the variable value of the symbol shows its parts.
    ///
    /// - Parameter mode: The mode; nil for that of the environment.
    /// - Returns: The image.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.variableMode = mode
        return image
    }
}
