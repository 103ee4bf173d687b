import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    /// Corner curves, and antialiased edges.
    static let outlines: [SamePicture] = [
        SamePicture(.cornerCurve, "as round as can be, both curves are the half circle") {
            [
                P.box(10, 10, 60, 60) { ($0.cornerCurve, $0.cornerRadius) = (.continuous, 20) },
                P.box(75, 75, 20, 20) { ($0.cornerCurve, $0.cornerRadius) = (.continuous, 10) },
            ]
        } is: {
            [
                P.box(10, 10, 60, 60) { ($0.cornerCurve, $0.cornerRadius) = (.continuous, 20) },
                P.box(75, 75, 20, 20) { $0.cornerRadius = 10 },
            ]
        },
        SamePicture(.cornerCurve, "a clip has the curve of the background") {
            [
                P.box(10, 10, 60, 60) { ($0.cornerCurve, $0.cornerRadius) = (.continuous, 20) }
            ]
        } is: {
            let clip = P.box(10, 10, 60, 60, nil) {
                ($0.cornerCurve, $0.cornerRadius) = (.continuous, 20)
                $0.masksToBounds = true
            }
            return [P.tree(clip, P.box(-5, -5, 70, 70))]
        },
        SamePicture(.allowsEdgeAntialiasing, "a hard edge holds the pixels whose middles it has") {
            [P.box(10.25, 20.75, 30, 20) { $0.allowsEdgeAntialiasing = false }]
        } is: {
            [P.box(10, 21, 30, 20)]
        },
        SamePicture(.allowsEdgeAntialiasing, "nothing smooth is left where no edge may be") {
            [P.box(10.25, 20.75, 30, 20) { $0.allowsEdgeAntialiasing = false }]
        } is: {
            [P.box(10.25, 20.75, 30, 20) { $0.edgeAntialiasingMask = [] }]
        },
        SamePicture(.edgeAntialiasingMask, "each edge is smooth or hard by itself") {
            [
                P.box(10.25, 20.25, 30, 20) {
                    $0.edgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge]
                }
            ]
        } is: {
            [P.box(10.25, 20, 30, 20)]
        },
        SamePicture(.edgeAntialiasingMask, "without smooth edges it is a layer on whole pixels") {
            [P.box(10.25, 20.75, 30, 20) { $0.edgeAntialiasingMask = [] }]
        } is: {
            [P.box(10, 21, 30, 20)]
        },
    ]

    /// Layers that are rasterised.
    static let pictures: [SamePicture] = [
        SamePicture(.shouldRasterize, "an enlarged picture shows its pixels' mixtures") {
            [
                P.box(10, 10, 16, 16) {
                    $0.shouldRasterize = true
                    $0.cornerRadius = 8
                    $0.transform = CATransform3DMakeScale(3, 3, 1)
                }
            ]
        } is: {
            let outer = P.box(10, 10, 16, 16, nil) {
                $0.shouldRasterize = true
                $0.transform = CATransform3DMakeScale(3, 3, 1)
            }
            return [P.tree(outer, P.box(0, 0, 16, 16) { $0.cornerRadius = 8 })]
        },
        SamePicture(.shouldRasterize, "what lies in it is part of the picture") {
            [
                P.tree(
                    P.box(20, 20, 20, 20, nil) {
                        $0.shouldRasterize = true
                        $0.transform = CATransform3DMakeScale(2, 2, 1)
                    },
                    P.box(4, 4, 10, 10) { $0.cornerRadius = 5 }
                )
            ]
        } is: {
            [
                P.tree(
                    P.box(20, 20, 20, 20, nil) {
                        $0.transform = CATransform3DMakeScale(2, 2, 1)
                    },
                    P.box(4, 4, 10, 10) { ($0.shouldRasterize, $0.cornerRadius) = (true, 5) }
                )
            ]
        },
        SamePicture(.rasterizationScale, "a picture of the target's pixels is no other picture") {
            [
                P.box(20, 20, 20, 20) {
                    ($0.shouldRasterize, $0.rasterizationScale) = (true, 2)
                    $0.cornerRadius = 7
                    $0.transform = CATransform3DMakeScale(2, 2, 1)
                }
            ]
        } is: {
            [
                P.box(20, 20, 20, 20) {
                    $0.cornerRadius = 7
                    $0.transform = CATransform3DMakeScale(2, 2, 1)
                }
            ]
        },
        SamePicture(.rasterizationScale, "without a scale there is no picture") {
            [
                P.box(20.25, 20, 20, 20) {
                    ($0.shouldRasterize, $0.rasterizationScale) = (true, 0)
                    $0.cornerRadius = 7
                }
            ]
        } is: {
            [P.box(20.25, 20, 20, 20) { $0.cornerRadius = 7 }]
        },
    ]

    private static func filter(_ name: String, _ inputs: [String: Any] = [:]) -> [Any] {
        [CIFilter(name: name, parameters: inputs)].compactMap { $0 }
    }

    /// Filters of layers and backgrounds.
    static let filtered: [SamePicture] = [
        SamePicture(.filters, "inverted colours") {
            [P.box(20, 20, 30, 30) { $0.filters = filter("CIColorInvert") }]
        } is: {
            [P.box(20, 20, 30, 30, CGColor(red: 0, green: 1, blue: 1))]
        },
        SamePicture(.filters, "sublayers go through them, too") {
            [
                P.tree(
                    P.box(20, 20, 30, 30, P.blue) { $0.filters = filter("CIColorInvert") },
                    P.box(5, 5, 9, 9)
                )
            ]
        } is: {
            [
                P.tree(
                    P.box(20, 20, 30, 30, CGColor(red: 1, green: 1, blue: 0)),
                    P.box(5, 5, 9, 9, CGColor(red: 0, green: 1, blue: 1))
                )
            ]
        },
        SamePicture(.filters, "a matrix inverts, exposes, and looks at alpha") {
            [
                P.box(5, 20, 25, 30) {
                    $0.filters = filter(
                        "CIColorMatrix",
                        [
                            "inputRVector": CIVector(x: -1, y: 0, z: 0, w: 0),
                            "inputGVector": CIVector(x: 0, y: -1, z: 0, w: 0),
                            "inputBVector": CIVector(x: 0, y: 0, z: -1, w: 0),
                            "inputBiasVector": CIVector(x: 1, y: 1, z: 1, w: 0),
                        ]
                    )
                },
                P.box(35, 20, 25, 30, CGColor(red: 0.2, green: 0, blue: 0.2)) {
                    $0.filters = filter("CIExposureAdjust", ["inputEV": 2])
                },
                P.box(65, 20, 25, 30, CGColor(red: 0.2, green: 0.4, blue: 0.6)) {
                    $0.filters = filter(
                        "CIColorMatrix",
                        [
                            "inputRVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                            "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 2),
                        ]
                    )
                },
                P.box(5, 60, 25, 30) {
                    $0.filters = filter(
                        "CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 1, z: 0, w: 0)]
                    )
                },
            ]
        } is: {
            [
                P.box(5, 20, 25, 30) { $0.filters = filter("CIColorInvert") },
                P.box(35, 20, 25, 30, CGColor(red: 0.8, green: 0, blue: 0.8)),
                P.box(65, 20, 25, 30, CGColor(red: 1, green: 0.4, blue: 0.6)),
            ]
        },
        SamePicture(.backgroundFilters, "what lies below is inverted within the bounds") {
            [
                P.box(10, 10, 60, 60),
                P.box(20, 20, 30, 30, nil) { $0.backgroundFilters = filter("CIColorInvert") },
            ]
        } is: {
            [P.box(10, 10, 60, 60), P.box(20, 20, 30, 30, CGColor(red: 0, green: 1, blue: 1))]
        },
        SamePicture(.backgroundFilters, "they change nothing of the layer itself") {
            [
                P.box(10, 10, 60, 60),
                P.tree(
                    P.box(20, 20, 30, 30, nil) { $0.backgroundFilters = filter("CIColorInvert") },
                    P.box(0, 0, 10, 30)
                ),
            ]
        } is: {
            [
                P.box(10, 10, 60, 60),
                P.tree(
                    P.box(20, 20, 30, 30, CGColor(red: 0, green: 1, blue: 1)), P.box(0, 0, 10, 30)
                ),
            ]
        },
        SamePicture(.compositingFilter, "red times blue is black") {
            [
                P.box(10, 10, 60, 60),
                P.box(20, 20, 30, 30, P.blue) { $0.compositingFilter = "multiplyBlendMode" },
            ]
        } is: {
            [P.box(10, 10, 60, 60), P.box(20, 20, 30, 30, .black)]
        },
        SamePicture(.compositingFilter, "the difference from white is the inverse") {
            [
                P.box(10, 10, 60, 60),
                P.box(20, 20, 30, 30, .white) { $0.compositingFilter = "differenceBlendMode" },
            ]
        } is: {
            [P.box(10, 10, 60, 60), P.box(20, 20, 30, 30, CGColor(red: 0, green: 1, blue: 1))]
        },
    ]
}
