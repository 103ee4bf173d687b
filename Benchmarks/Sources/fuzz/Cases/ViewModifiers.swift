import Foundation
import Legato

/// The modifiers of random views, each with two numbers.
@MainActor
enum ViewModifiers {
    typealias Make = @MainActor (AnyView, Double, Double) -> any View

    /// The names, in the order of the numbers.
    static let names = makes.map(\.key) + tables.flatMap { $0.map(\.key) }

    private static let tables = [
        ViewActions.makes, ViewStyles.makes, ViewTextStyles.makes, ViewPlaces.makes,
        ViewPages.makes, ViewForms.makes, ViewControlStyles.makes, ViewSettings.makes,
        ViewBars.makes,
    ]
    private static let actions = tables.flatMap { $0.map(\.value) }

    /// Returns a view with a modifier applied.
    static func view(
        _ view: some View, _ kind: Int, _ a: Double, _ b: Double, _ model: ViewCase.Model
    ) -> any View {
        kind < makes.count
            ? makes[kind].value(AnyView(view), a, b)
            : actions[kind - makes.count](AnyView(view), a, b, model)
    }

    private static let makes: KeyValuePairs<String, Make> = [
        "frame": { view, a, b in view.frame(width: a, height: b) },
        "padding": { view, a, b in
            view.padding(EdgeInsets(top: a, leading: b, bottom: a, trailing: 1))
        },
        "opacity": { view, a, _ in view.opacity(a) },
        "offset": { view, a, b in view.offset(x: a, y: b) },
        "scaleEffect": { view, a, b in view.scaleEffect(x: a, y: b) },
        "rotationEffect": { view, a, _ in view.rotationEffect(.degrees(a)) },
        "blur": { view, a, _ in view.blur(radius: a) },
        "shadow": { view, a, b in view.shadow(color: .black, radius: a, x: b, y: 2.5) },
        "clipShape": { view, a, _ in view.clipShape(RoundedRectangle(cornerRadius: a)) },
        "background": { view, _, _ in view.background(.yellow) },
        "overlay": { view, a, _ in view.overlay { Circle().stroke(lineWidth: a) } },
        "border": { view, a, _ in view.border(.black, width: a) },
        "position": { view, a, b in view.position(x: a, y: b) },
        "layoutPriority": { view, a, _ in view.layoutPriority(a) },
        "zIndex": { view, a, _ in view.zIndex(a) },
        "brightness": { view, a, _ in view.brightness(a) },
        "contrast": { view, a, _ in view.contrast(a) },
        "saturation": { view, a, _ in view.saturation(a) },
        "hueRotation": { view, a, _ in view.hueRotation(.radians(a)) },
        "mask": { view, a, _ in view.mask { Circle().offset(x: a) } },
        "fixedSize": { view, _, _ in view.fixedSize() },
        "aspectRatio": { view, a, _ in view.aspectRatio(a, contentMode: .fit) },
        "cornerRadius": { view, a, _ in view.cornerRadius(a) },
        "rotation3DEffect": { view, a, b in
            view.rotation3DEffect(.degrees(a), axis: (x: 1, y: b, z: 0), perspective: b)
        },
        "font": { view, a, _ in view.font(.system(size: a)) },
        "foregroundStyle": { view, a, b in
            view.foregroundStyle(
                .linearGradient(
                    stops: [.init(color: .red, location: a), .init(color: .blue, location: b)],
                    startPoint: .top, endPoint: UnitPoint(x: a, y: b)
                )
            )
        },
        "animation": { view, a, b in view.animation(.spring(duration: a, bounce: b), value: a) },
        "frameLimits": { view, a, b in
            view.frame(minWidth: a, maxWidth: b, minHeight: b, maxHeight: a)
        },
        "drawn": { view, a, _ in
            view.overlay {
                AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(a))
            }
        },
        "id": { view, a, _ in view.id(a) },
        "compositingGroup": { view, _, _ in view.compositingGroup() },
        "colorMultiply": { view, a, _ in view.colorMultiply(Color(red: a, green: 1, blue: 1)) },
        "grayscale": { view, a, _ in view.grayscale(a) },
    ]
}
