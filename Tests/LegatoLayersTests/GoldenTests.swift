import Foundation
import Legato
import LegatoCanvas
import LegatoRenderTree
import TestSupport
import Testing

/// Recorded pictures of each class of layer.
///
/// One reviewed reference picture of each kind of layer.
///
/// Differences are reported as numbers and attached as pictures (`--attachments-path FOLDER` writes
/// them). After an intended change, `LEGATO_RECORD=1 swift test --filter GoldenTests` rewrites the
/// files; review them before you commit them. Texts need the fonts of fonts-dejavu-core.
struct GoldenTests {
    private static let folder = "Tests/LegatoLayersTests/Goldens"
    private typealias P = Pieces

    private nonisolated static let names = [
        "layer", "contents", "mask", "shape", "gradient", "text", "replicator", "emitter",
        "transform", "scroll", "transition",
    ]

    private static func layers(_ name: String) -> [CALayer] {
        switch name {
        case "contents": contents()
        case "mask": mask()
        case "shape": shape()
        case "gradient": gradient()
        case "text": text()
        case "replicator": replicator()
        case "emitter": emitter()
        case "transform": transform()
        case "scroll": scroll()
        case "transition": transition()
        default: layer()
        }
    }

    @Test("Each class of layer is drawn as recorded", arguments: names)
    func pictures(name: String) throws {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100))
        withoutActions {
            display.rootLayer.backgroundColor = .white
            for layer in Self.layers(name) { display.rootLayer.addSublayer(layer) }
        }
        display.advance(by: 1)
        // Runs once the layers are displayed.
        display.perform {
            if name == "transition", let cut = display.rootLayer.sublayers?.first {
                let push = CATransition()
                (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
                cut.add(push, forKey: nil)
                withoutActions { cut.backgroundColor = P.blue }
            }
        }
        display.advance(by: 0.4)
        let picture = display.snapshot()
        let file = ProjectFiles.root.appendingPathComponent("\(Self.folder)/\(name).png")
        if ProcessInfo.processInfo.environment["LEGATO_RECORD"] != nil {
            try picture.writePNG(to: file)
        }
        expectSame(picture, try CGImage(contentsOf: file), comment: name)
    }

    @Test("Every layer class has a recorded picture, and there are no others")
    func coverage() throws {
        let names = try ProjectFiles.names(in: Self.folder, suffix: ".png")
        #expect(names == Self.names.map { "\($0).png" }.sorted())
        let classes = LayerClass.allCases.map {
            $0.rawValue.dropFirst(2).lowercased().replacingOccurrences(of: "layer", with: "")
        }
        #expect(classes.allSatisfy { $0.isEmpty || Self.names.contains($0) })
    }

    // MARK: Scenes

    private static func layer() -> [CALayer] {
        [
            P.box(12, 12, 60, 50, CGColor(red: 0.2, green: 0.5, blue: 0.9)) {
                ($0.cornerRadius, $0.borderWidth, $0.shadowOpacity) = (12, 3, 0.7)
                $0.shadowOffset = CGSize(width: 4, height: 6)
                $0.transform = CATransform3DMakeRotation(0.2, 0, 0, 1)
                $0.addSublayer(P.box(30, 20, 40, 20, P.red) { $0.opacity = 0.6 })
            },
            P.tree(
                P.box(55, 60, 36, 32, CGColor(gray: 0.8)) {
                    ($0.cornerRadius, $0.masksToBounds) = (14, true)
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
                },
                P.box(0, 16, 36, 16, P.green)
            ),
        ]
    }

    private static func contents() -> [CALayer] {
        [
            P.picture(6, 6, 40, 40, PictureScene.picture) {
                ($0.contentsGravity, $0.borderWidth) = (.resizeAspect, 1)
                $0.magnificationFilter = .linear
            },
            P.picture(54, 6, 40, 40, PictureScene.picture) {
                $0.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
            },
            P.picture(20, 54, 60, 40, PictureScene.picture) {
                $0.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
                $0.transform = CATransform3DMakeRotation(-0.3, 0, 0, 1)
            },
        ]
    }

    private static func mask() -> [CALayer] {
        let hole = CAShapeLayer()
        hole.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 60))
        let masked = gradient()[0]
        masked.frame = CGRect(x: 15, y: 15, width: 70, height: 70)
        masked.mask = hole
        return [masked]
    }

    private static func shape() -> [CALayer] {
        [
            P.box(0, 0, 100, 100, nil, as: CAShapeLayer()) {
                let star = polyline([(50, 8), (76, 88), (8, 38), (92, 38), (24, 88)])
                star.closeSubpath()
                $0.path = star
                ($0.fillRule, $0.fillColor) = (.evenOdd, CGColor(red: 1, green: 0.8, blue: 0.2))
                ($0.strokeColor, $0.lineWidth, $0.lineJoin) = (P.blue, 4, .round)
                ($0.lineDashPattern, $0.lineCap) = ([9, 7], .round)
            }
        ]
    }

    private static func gradient() -> [CALayer] {
        [(5, 5, .axial), (53, 5, .radial), (29, 53, .conic)].map { (x, y, type) in
            P.box(x, y, 42, 42, nil, as: CAGradientLayer()) {
                $0.colors = [P.red, CGColor(red: 1, green: 1, blue: 0), P.blue]
                $0.type = type
                ($0.startPoint, $0.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
                $0.cornerRadius = 6
            }
        }
    }

    private static func text() -> [CALayer] {
        [
            P.box(6, 6, 88, 60, nil, as: CATextLayer()) {
                ($0.string, $0.fontSize) = ("Springs keep their velocity", 15)
                ($0.font, $0.foregroundColor) = ("DejaVu Serif", .black)
                ($0.isWrapped, $0.alignmentMode) = (true, .center)
            },
            P.box(10, 68, 80, 24, nil, as: CATextLayer()) {
                ($0.string, $0.fontSize) = ("cut off at the end", 14)
                ($0.font, $0.foregroundColor) = ("DejaVu Sans", P.red)
                $0.truncationMode = .end
                $0.transform = CATransform3DMakeRotation(-0.15, 0, 0, 1)
            },
        ]
    }

    private static func replicator() -> [CALayer] {
        let dot = P.box(44, 8, 12, 22, .white) { $0.cornerRadius = 6 }
        let fade = basic("opacity", from: 1, to: 0.2)
        (fade.repeatCount, fade.duration) = (.infinity, 1)
        dot.add(fade, forKey: "fade")
        return [
            P.box(0, 0, 100, 100, CGColor(gray: 0.2)),
            P.tree(
                P.box(0, 0, 100, 100, nil, as: CAReplicatorLayer()) {
                    ($0.instanceCount, $0.instanceDelay) = (10, 0.1)
                    $0.instanceTransform = CATransform3DMakeRotation(.pi / 5, 0, 0, 1)
                    ($0.instanceColor, $0.instanceRedOffset) = (P.red, -0.08)
                    $0.instanceGreenOffset = 0.08
                },
                dot
            ),
        ]
    }

    private static func emitter() -> [CALayer] {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity) = (60, 1.2, 40)
        (cell.emissionRange, cell.yAcceleration, cell.alphaSpeed) = (2, 40, -0.6)
        (cell.spin, cell.scaleRange) = (2, 0.5)
        cell.contents = P.image("rrrr", "rwwr", "rwwr", "rrrr")
        return [
            P.box(0, 0, 100, 100, nil, as: CAEmitterLayer()) {
                ($0.emitterCells, $0.seed) = ([cell], 3)
                $0.emitterPosition = CGPoint(x: 50, y: 70)
                ($0.emitterShape, $0.emitterSize) = (.line, CGSize(width: 40, height: 0))
            }
        ]
    }

    private static func transform() -> [CALayer] {
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
        for (turn, color) in [(0, P.red), (1, P.green), (2, P.blue), (3, CGColor(gray: 0.5))] {
            var place = CATransform3DMakeTranslation(0, 0, 25)
            place = CATransform3DConcat(
                place, CATransform3DMakeRotation(Double(turn) * .pi / 2, 0, 1, 0)
            )
            let side = P.box(0, 0, 50, 50, color) {
                $0.transform = place
                $0.isDoubleSided = false
                ($0.borderWidth, $0.cornerRadius) = (2, 5)
            }
            cube.addSublayer(side)
        }
        cube.transform = CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0.7, 0, 1, 0)
        return [P.seen(from: 200, cube)]
    }

    private static func scroll() -> [CALayer] {
        let scroll = CAScrollLayer()
        scroll.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
        (scroll.masksToBounds, scroll.backgroundColor) = (true, CGColor(gray: 0.9))
        for k in 0..<36 {
            let hue = Double(k) / 35
            scroll.addSublayer(
                P.box(
                    Double(k % 6) * 30, Double(k / 6) * 30, 26, 26,
                    CGColor(red: hue, green: 0.4, blue: 1 - hue)
                ) { $0.cornerRadius = 5 }
            )
        }
        scroll.scroll(CGPoint(x: 42, y: 55))
        return [scroll]
    }

    private static func transition() -> [CALayer] {
        [P.box(15, 20, 70, 60, P.red) { ($0.cornerRadius, $0.borderWidth) = (10, 2) }]
    }
}
