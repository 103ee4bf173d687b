import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    private static func shape(
        _ path: CGPath?, _ configure: (CAShapeLayer) -> Void = { _ in }
    ) -> CALayer {
        P.box(20, 20, 60, 60, nil, as: CAShapeLayer()) {
            $0.path = path
            configure($0)
        }
    }

    /// Returns a shape with a white stroke 8 points wide and no fill.
    private static func stroke(
        _ path: CGPath, _ configure: (CAShapeLayer) -> Void = { _ in }
    ) -> CALayer {
        shape(path) {
            ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .white, 8)
            configure($0)
        }
    }

    private static func rect(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> CGMutablePath {
        let path = CGMutablePath()
        path.addRect(CGRect(x: x, y: y, width: width, height: height))
        return path
    }

    private static func line(_ points: (Double, Double)...) -> CGPath { polyline(points) }

    private static let across = line((0, 20), (60, 20))
    private static let corner = line((10, 50), (10, 10), (50, 10))
    private static let spike = line((5, 50), (25, 10), (45, 50))

    /// Two rectangles that overlap.
    private static let crossing: CGPath = {
        let path = rect(0, 0, 40, 40)
        path.addRect(CGRect(x: 20, y: 20, width: 40, height: 40))
        return path
    }()

    /// Shapes.
    static let shapes: [SamePicture] = [
        SamePicture(.path, "a rectangle on whole pixels is a layer") {
            [shape(rect(5, 10, 30, 20)) { $0.fillColor = P.red }]
        } is: {
            [P.box(25, 30, 30, 20)]
        },
        SamePicture(.path, "two rectangles are two shapes") {
            [shape(crossing)]
        } is: {
            [P.box(20, 20, 40, 40, .black), P.box(40, 40, 40, 40, .black)]
        },
        SamePicture(.fillColor, "it is the colour inside") {
            [shape(rect(0, 0, 30, 30)) { $0.fillColor = P.blue }]
        } is: {
            [P.box(20, 20, 30, 30, P.blue)]
        },
        SamePicture(.fillColor, "without it nothing is filled") {
            [shape(rect(0, 0, 30, 30)) { $0.fillColor = nil }]
        } is: {
            []
        },
        SamePicture(.fillRule, "what lies in two paths is not filled by even and odd") {
            [shape(crossing) { $0.fillRule = .evenOdd }]
        } is: {
            [
                P.box(20, 20, 40, 20, .black), P.box(20, 40, 20, 20, .black),
                P.box(60, 40, 20, 20, .black), P.box(40, 60, 40, 20, .black),
            ]
        },
        SamePicture(.fillRule, "a path in a path is a hole by even and odd") {
            let path = rect(0, 0, 60, 60)
            path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
            return [shape(path) { $0.fillRule = .evenOdd }]
        } is: {
            [
                P.box(20, 20, 60, 60, nil) {
                    $0.borderWidth = 10
                    $0.borderColor = .black
                }
            ]
        },
        SamePicture(.strokeColor, "a stroked rectangle is a border") {
            [
                shape(rect(5, 5, 50, 50)) {
                    ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, P.red, 10)
                }
            ]
        } is: {
            [
                P.box(20, 20, 60, 60, nil) {
                    $0.borderWidth = 10
                    $0.borderColor = P.red
                }
            ]
        },
        SamePicture(.strokeColor, "the stroke lies over the fill") {
            [
                shape(rect(5, 5, 50, 50)) {
                    ($0.fillColor, $0.strokeColor, $0.lineWidth) = (P.blue, P.red, 10)
                }
            ]
        } is: {
            [P.box(20, 20, 60, 60), P.box(30, 30, 40, 40, P.blue)]
        },
        SamePicture(.strokeStart, "a line from half-way is half a line") {
            [stroke(across) { $0.strokeStart = 0.5 }]
        } is: {
            [P.box(50, 36, 30, 8, .white)]
        },
        SamePicture(.strokeStart, "of four equal sides the last is left") {
            [stroke(rect(5, 5, 40, 40)) { $0.strokeStart = 0.75 }]
        } is: {
            [P.box(21, 25, 8, 40, .white)]
        },
        SamePicture(.strokeEnd, "a line up to half-way is half a line") {
            [stroke(across) { $0.strokeEnd = 0.5 }]
        } is: {
            [P.box(20, 36, 30, 8, .white)]
        },
        SamePicture(.strokeEnd, "of four equal sides the first is left") {
            [stroke(rect(5, 5, 40, 40)) { $0.strokeEnd = 0.25 }]
        } is: {
            [P.box(25, 21, 40, 8, .white)]
        },
        SamePicture(.lineWidth, "a line is a rectangle of its width") {
            [stroke(across) { $0.lineWidth = 14 }]
        } is: {
            [P.box(20, 33, 60, 14, .white)]
        },
        SamePicture(.lineWidth, "a line without width does not show") {
            [stroke(across) { $0.lineWidth = 0 }]
        } is: {
            []
        },
        SamePicture(.miterLimit, "beyond it corners are cut off") {
            [stroke(corner) { $0.miterLimit = 1 }]
        } is: {
            [stroke(corner) { $0.lineJoin = .bevel }]
        },
        SamePicture(.miterLimit, "a sharp corner needs a higher one") {
            [stroke(spike) { $0.miterLimit = 2 }]
        } is: {
            [stroke(spike) { $0.lineJoin = .bevel }]
        },
        SamePicture(.lineCap, "square caps lengthen a line by half its width") {
            [stroke(line((10, 20), (40, 20))) { $0.lineCap = .square }]
        } is: {
            [stroke(line((6, 20), (44, 20)))]
        },
        SamePicture(.lineCap, "square caps lengthen dashes") {
            [
                stroke(across) {
                    $0.lineCap = .square
                    $0.lineDashPattern = [20, 20]
                }
            ]
        } is: {
            [P.box(16, 36, 28, 8, .white), P.box(56, 36, 28, 8, .white)]
        },
        SamePicture(.lineJoin, "a bevel cuts the corner") {
            [stroke(corner) { $0.lineJoin = .bevel }]
        } is: {
            [
                stroke(corner) { $0.miterLimit = 1 }
            ]
        },
        SamePicture(.lineJoin, "a bevel cuts every corner of a closed path") {
            [stroke(rect(5, 5, 40, 40)) { $0.lineJoin = .bevel }]
        } is: {
            [stroke(rect(5, 5, 40, 40)) { $0.miterLimit = 1 }]
        },
        SamePicture(.lineDashPattern, "dashes are pieces of the line") {
            [stroke(across) { $0.lineDashPattern = [10, 10] }]
        } is: {
            [0, 20, 40].map { P.box(20 + $0, 36, 10, 8, .white) }
        },
        SamePicture(.lineDashPattern, "dashes and gaps take turns") {
            [stroke(across) { $0.lineDashPattern = [20, 5, 10, 15] }]
        } is: {
            [
                P.box(20, 36, 20, 8, .white), P.box(45, 36, 10, 8, .white),
                P.box(70, 36, 10, 8, .white),
            ]
        },
        SamePicture(.lineDashPhase, "the line begins later in the pattern") {
            [
                stroke(across) {
                    $0.lineDashPattern = [20, 10]
                    $0.lineDashPhase = 10
                }
            ]
        } is: {
            [
                P.box(20, 36, 10, 8, .white), P.box(40, 36, 20, 8, .white),
                P.box(70, 36, 10, 8, .white),
            ]
        },
        SamePicture(.lineDashPhase, "half a pattern later dashes are gaps") {
            [
                stroke(across) {
                    $0.lineDashPattern = [10, 10]
                    $0.lineDashPhase = 10
                }
            ]
        } is: {
            [10, 30, 50].map { P.box(20 + $0, 36, 10, 8, .white) }
        },
    ]
}
