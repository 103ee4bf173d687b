public import Foundation
public import LegatoCanvas
public import LegatoMotion

nonisolated extension TextAlignment {
    /// The alignment at the other edge; the centre and both edges stay.
    var mirrored: TextAlignment {
        switch self {
        case .natural: .trailing
        case .trailing: .natural
        case .center, .justified: self
        }
    }

    /// Aligns lines at the leading edge; the same as `natural`.
    public static var leading: TextAlignment { .natural }
}

nonisolated extension EnvironmentValues {
    /// The font of texts that set none; nil, the default, for the body font.
    public var font: Font? {
        get { texts.font }
        set { texts.font = newValue }
    }

    /// The maximum number of lines of a text, at least 1; nil, the default, for no limit.
    public var lineLimit: Int? {
        get { texts.lineLimit }
        set { texts.lineLimit = newValue }
    }

    /// Where the last line of a text that does not fit is truncated; at its end by default.
    public var truncationMode: Text.TruncationMode {
        get { texts.truncationMode }
        set { texts.truncationMode = newValue }
    }

    /// How the lines of a text are aligned; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { texts.alignment }
        set { texts.alignment = newValue }
    }

    /// The distance from the bottom of a line to the top of the next, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { texts.lineSpacing }
        set { texts.lineSpacing = newValue }
    }
}

nonisolated extension View {
    /// Sets the font of texts in the view; nil for the default font.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the maximum number of lines of texts in the view, at least 1; nil for no limit.
    ///
    /// The last line that fits is truncated according to `truncationMode(_:)` if the text
    /// continues.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets where the last line of a text that does not fit is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets how the lines of texts in the view are aligned.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
