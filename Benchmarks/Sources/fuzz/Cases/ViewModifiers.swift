import Foundation
import Legato

/// The modifiers of random views, each with two numbers.
@MainActor
enum ViewModifiers {
    typealias Make = @MainActor (AnyView, Double, Double) -> any View

    static let names =
        plainNames + ViewActions.names + ViewStyles.names + tables.flatMap { $0.map(\.key) }

    private static let tables = [
        ViewTextStyles.makes, ViewPlaces.makes, ViewPages.makes, ViewForms.makes,
        ViewControlStyles.makes, ViewSettings.makes, ViewBars.makes,
    ]

    private static let plainNames = [
        "frame", "padding", "opacity", "offset", "scaleEffect", "rotationEffect", "blur", "shadow",
        "clipShape", "background", "overlay", "border", "position", "layoutPriority", "zIndex",
        "brightness", "contrast", "saturation", "hueRotation", "mask", "fixedSize", "aspectRatio",
        "cornerRadius", "rotation3DEffect", "font", "foregroundStyle", "animation", "frameLimits",
        "drawn", "id", "compositingGroup", "colorMultiply", "grayscale",
    ]

    /// Returns a view with a modifier applied.
    static func view(
        _ view: some View, _ kind: Int, _ a: Double, _ b: Double, _ model: ViewCase.Model
    ) -> any View {
        kind < makes.count
            ? makes[kind](AnyView(view), a, b)
            : actions[kind - makes.count](AnyView(view), a, b, model)
    }

    private static let actions =
        ViewActions.makes + ViewStyles.makes + tables.flatMap { $0.map(\.value) }

    private static let makes: [Make] = [
        { view, a, b in view.frame(width: a, height: b) },
        { view, a, b in view.padding(EdgeInsets(top: a, leading: b, bottom: a, trailing: 1)) },
        { view, a, _ in view.opacity(a) },
        { view, a, b in view.offset(x: a, y: b) },
        { view, a, b in view.scaleEffect(x: a, y: b) },
        { view, a, _ in view.rotationEffect(.degrees(a)) },
        { view, a, _ in view.blur(radius: a) },
        { view, a, b in view.shadow(color: .black, radius: a, x: b, y: 2.5) },
        { view, a, _ in view.clipShape(RoundedRectangle(cornerRadius: a)) },
        { view, _, _ in view.background(.yellow) },
        { view, a, _ in view.overlay { Circle().stroke(lineWidth: a) } },
        { view, a, _ in view.border(.black, width: a) },
        { view, a, b in view.position(x: a, y: b) },
        { view, a, _ in view.layoutPriority(a) },
        { view, a, _ in view.zIndex(a) },
        { view, a, _ in view.brightness(a) },
        { view, a, _ in view.contrast(a) },
        { view, a, _ in view.saturation(a) },
        { view, a, _ in view.hueRotation(.radians(a)) },
        { view, a, _ in view.mask { Circle().offset(x: a) } },
        { view, _, _ in view.fixedSize() },
        { view, a, _ in view.aspectRatio(a, contentMode: .fit) },
        { view, a, _ in view.cornerRadius(a) },
        { view, a, b in
            view.rotation3DEffect(.degrees(a), axis: (x: 1, y: b, z: 0), perspective: b)
        },
        { view, a, _ in view.font(.system(size: a)) },
        { view, a, b in
            view.foregroundStyle(
                .linearGradient(
                    stops: [.init(color: .red, location: a), .init(color: .blue, location: b)],
                    startPoint: .top, endPoint: UnitPoint(x: a, y: b)
                )
            )
        },
        { view, a, b in view.animation(.spring(duration: a, bounce: b), value: a) },
        { view, a, b in view.frame(minWidth: a, maxWidth: b, minHeight: b, maxHeight: a) },
        { view, a, _ in
            view.overlay {
                AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(a))
            }
        },
        { view, a, _ in view.id(a) },
        { view, _, _ in view.compositingGroup() },
        { view, a, _ in view.colorMultiply(Color(red: a, green: 1, blue: 1)) },
        { view, a, _ in view.grayscale(a) },
    ]
}
