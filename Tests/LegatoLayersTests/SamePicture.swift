import Foundation
import Legato
import LegatoRenderTree
import TestSupport

/// Two trees of layers that must be drawn identically; the first depends on a property.
struct SamePicture: Sendable, CustomStringConvertible {
    typealias Scene = @MainActor @Sendable () -> [CALayer]

    let property: LayerProperty
    let name: String
    let scene: Scene
    let equal: Scene

    /// Creates a pair for `property`; `name` states why the two are equal.
    init(
        _ property: LayerProperty, _ name: String, _ scene: @escaping Scene,
        is equal: @escaping Scene
    ) {
        (self.property, self.name, self.scene, self.equal) = (property, name, scene, equal)
    }

    var description: String { "\(property): \(name)" }

    static let all: [SamePicture] =
        geometry + looks + outlines + pictures + filtered + contents + shadows + replicators
        + shapes + gradients + texts + emitters

    /// Properties that have no visible effect of their own, with the reason.
    static let unseen: [LayerProperty: String] = [
        .isOpaque: "a promise of the program",
        .needsDisplayOnBoundsChange: "it asks for new contents",
        .contentsFormat: "it says how what `draw(in:)` draws is stored",
        .minificationFilterBias: "there are no smaller pictures to choose from",
        .renderMode: "the tests of emitters show how particles are ordered and added",
        .allowsFontSubpixelQuantization: "letters are outlines, placed without regard to pixels",
    ]
}

/// The components of the scenes, on 100 x 100 points.
enum Pieces {
    static let red = CGColor(red: 1, green: 0, blue: 0)
    static let green = CGColor(red: 0, green: 1, blue: 0)
    static let blue = CGColor(red: 0, green: 0, blue: 1)

    static func box<L: CALayer>(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = red,
        as layer: L, _ configure: (L) -> Void = { _ in }
    ) -> L {
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        configure(layer)
        return layer
    }

    static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = red,
        _ configure: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        box(x, y, width, height, color, as: CALayer(), configure)
    }

    /// Returns a layer with sublayers.
    static func tree(_ parent: CALayer, _ children: CALayer...) -> CALayer {
        for child in children { parent.addSublayer(child) }
        return parent
    }

    /// Returns a transparent layer of the whole display, with perspective from `distance` and
    /// sublayers.
    static func seen(from distance: Double, _ children: CALayer...) -> CALayer {
        let parent = box(0, 0, 100, 100, nil)
        parent.sublayerTransform.m34 = -1 / distance
        for child in children { parent.addSublayer(child) }
        return parent
    }

    static func matrix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> CATransform3D {
        CATransform3DMakeAffineTransform(CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
    }

    /// A rotation by 180 degrees about the y axis.
    static let turnedOver = CATransform3D(
        elements: [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1]
    )

    /// Returns an image from rows of letters: r, g, b, w for white, and a space for clear.
    static func image(_ rows: String...) -> CGImage {
        let colors: [Character: [UInt8]] = [
            "r": [255, 0, 0, 255], "g": [0, 255, 0, 255], "b": [0, 0, 255, 255],
            "w": [255, 255, 255, 255],
        ]
        return CGImage(
            width: rows[0].count, height: rows.count,
            premultipliedRGBA: rows.joined().flatMap { colors[$0] ?? [0, 0, 0, 0] }
        )
    }

    /// Returns a layer with an image that is sampled by the nearest pixel.
    static func picture(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ image: CGImage,
        _ configure: (CALayer) -> Void = { _ in }
    ) -> CALayer {
        box(x, y, width, height, nil) {
            $0.contents = image
            $0.magnificationFilter = .nearest
            $0.minificationFilter = .nearest
            configure($0)
        }
    }
}
