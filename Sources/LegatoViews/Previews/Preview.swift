public import Foundation
import LegatoGraphics

/// A preview that `#Preview` declares.
@preconcurrency @MainActor public struct Preview {
    /// Marks the traits of previews of views.
    public nonisolated enum ViewTraits {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    let makeBody: @MainActor () -> any View

    /// Creates a preview.
    /// - Parameters:
    ///   - name: The name; that of the file by default.
    ///   - traits: The layout, the orientation and the modifiers; a later trait of a kind replaces
    ///     an earlier one, and a later modifier is outside an earlier one.
    ///   - body: The view.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.traits, makeBody) = (name, traits, body)
    }

    /// Creates a preview of a view that a closure makes.
    package init(
        _ name: String?, _ traits: [PreviewTrait<ViewTraits>],
        _ body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.traits, makeBody) = (name, traits, body)
    }
}

/// A property of a preview.
///
/// ```swift
/// let preview = Preview("Badge", traits: .landscapeLeft, .sizeThatFitsLayout) { Text("New") }
/// ```
public nonisolated struct PreviewTrait<T> {
    enum TraitSetting {
        case layout(PreviewLayout?)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    let kind: TraitSetting
}

nonisolated extension PreviewTrait<Preview.ViewTraits> {
    /// The size of the screen; the default.
    public static var defaultLayout: Self { Self(kind: .layout(.device)) }

    /// The size that the view takes when the screen's size is proposed to it.
    public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }

    /// A size in points; one with a side that is not 1 to 16384 is ignored.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        let check = NumberCheck(Self.self, "fixedLayout(width:height:)")
        let layout = PreviewLayout.fixed(width: width, height: height)
        return Self(kind: .layout(layout.checked(by: check)))
    }

    /// An upright screen; the default.
    public static var portrait: Self { Self(kind: .orientation(.portrait)) }

    /// A screen that is upside down, which looks like `portrait`.
    public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

    /// A screen on its side, with the top on the left.
    public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }

    /// A screen on its side, with the top on the right, which looks like `landscapeLeft`.
    public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }

    /// A modifier of the view.
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self(kind: .modifier(modifier))
    }
}

extension Preview {
    /// The settings that the name and the traits make.
    var settings: PreviewSettings {
        var settings = PreviewSettings(name: name)
        for trait in traits {
            switch trait.kind {
            case .layout(let layout): settings.layout = layout ?? settings.layout
            case .orientation(let orientation): settings.orientation = orientation
            case .modifier: break
            }
        }
        return settings
    }

    /// The view, in its modifiers.
    package var view: AnyView {
        var view = AnyView(makeBody())
        for case .modifier(let modifier) in traits.map(\.kind) { view = modifier.wrap(view) }
        return view
    }
}
