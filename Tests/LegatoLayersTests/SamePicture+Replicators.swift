import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    /// Returns a replicator of the whole display with three instances of a sublayer side by side.
    private static func row(
        _ count: Int = 3, _ color: CGColor = .white,
        _ configure: (CAReplicatorLayer) -> Void = { _ in }
    ) -> CALayer {
        P.tree(
            P.box(0, 0, 100, 100, nil, as: CAReplicatorLayer()) {
                $0.instanceCount = count
                $0.instanceTransform = CATransform3DMakeTranslation(30, 5, 0)
                configure($0)
            },
            P.box(10, 10, 20, 20, color)
        )
    }

    /// Returns the same as individual layers, each in a colour.
    private static func boxes(_ colors: CGColor...) -> [CALayer] {
        colors.enumerated().map { k, color in
            P.box(10 + 30 * Double(k), 10 + 5 * Double(k), 20, 20, color)
        }
    }

    private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> CGColor {
        CGColor(red: red, green: green, blue: blue)
    }

    /// Returns a replicator whose copy of a layer is delayed by a quarter of a second.
    private static func late(_ animation: CAAnimation) -> CALayer {
        let layer = P.box(10, 10, 20, 20)
        layer.add(animation, forKey: "a")
        let replicator = P.box(0, 0, 100, 100, nil, as: CAReplicatorLayer())
        replicator.instanceCount = 2
        replicator.instanceTransform = CATransform3DMakeTranslation(0, 40, 0)
        replicator.instanceDelay = 0.25
        return P.tree(replicator, layer)
    }

    /// Replicators.
    static let replicators: [SamePicture] = [
        SamePicture(.instanceCount, "three instances are three layers") {
            [row()]
        } is: {
            boxes(.white, .white, .white)
        },
        SamePicture(.instanceCount, "no instance is no sublayer") {
            [row(0)]
        } is: {
            []
        },
        SamePicture(.instanceTransform, "each instance is moved once more") {
            [row { $0.instanceTransform = CATransform3DMakeTranslation(0, 25, 0) }]
        } is: {
            [
                P.box(10, 10, 20, 20, .white), P.box(10, 35, 20, 20, .white),
                P.box(10, 60, 20, 20, .white),
            ]
        },
        SamePicture(.instanceTransform, "it turns about the middle") {
            [row(2) { $0.instanceTransform = P.matrix(-1, 0, 0, -1) }]
        } is: {
            [P.box(10, 10, 20, 20, .white), P.box(70, 70, 20, 20, .white)]
        },
        SamePicture(.instanceColor, "it multiplies colours") {
            [row { $0.instanceColor = P.red }]
        } is: {
            boxes(P.red, P.red, P.red)
        },
        SamePicture(.instanceColor, "its alpha is an opacity") {
            [row(2, P.blue) { $0.instanceColor = CGColor(gray: 1, alpha: 0.5) }]
        } is: {
            boxes(P.blue.copy(alpha: 0.5) ?? .clear, P.blue.copy(alpha: 0.5) ?? .clear)
        },
        SamePicture(.instanceRedOffset, "red fades from copy to copy") {
            [row { $0.instanceRedOffset = -0.5 }]
        } is: {
            boxes(.white, rgb(0.5, 1, 1), rgb(0, 1, 1))
        },
        SamePicture(.instanceRedOffset, "red grows from copy to copy") {
            [
                row {
                    $0.instanceRedOffset = 0.5; $0.instanceColor = rgb(0, 1, 0)
                }
            ]
        } is: {
            boxes(rgb(0, 1, 0), rgb(0.5, 1, 0), rgb(1, 1, 0))
        },
        SamePicture(.instanceGreenOffset, "green fades from copy to copy") {
            [row { $0.instanceGreenOffset = -0.5 }]
        } is: {
            boxes(.white, rgb(1, 0.5, 1), rgb(1, 0, 1))
        },
        SamePicture(.instanceGreenOffset, "green grows from copy to copy") {
            [
                row {
                    $0.instanceGreenOffset = 0.5; $0.instanceColor = rgb(0, 0, 1)
                }
            ]
        } is: {
            boxes(rgb(0, 0, 1), rgb(0, 0.5, 1), rgb(0, 1, 1))
        },
        SamePicture(.instanceBlueOffset, "blue fades from copy to copy") {
            [row { $0.instanceBlueOffset = -0.5 }]
        } is: {
            boxes(.white, rgb(1, 1, 0.5), rgb(1, 1, 0))
        },
        SamePicture(.instanceBlueOffset, "blue grows from copy to copy") {
            [
                row {
                    $0.instanceBlueOffset = 0.5; $0.instanceColor = rgb(1, 0, 0)
                }
            ]
        } is: {
            boxes(rgb(1, 0, 0), rgb(1, 0, 0.5), rgb(1, 0, 1))
        },
        SamePicture(.instanceAlphaOffset, "copies fade away") {
            [row { $0.instanceAlphaOffset = -0.5 }]
        } is: {
            boxes(.white, CGColor(gray: 1, alpha: 0.5))
        },
        SamePicture(.instanceAlphaOffset, "copies come up") {
            [
                row(2) {
                    $0.instanceAlphaOffset = 0.5; $0.instanceColor = CGColor(gray: 1, alpha: 0.25)
                }
            ]
        } is: {
            boxes(CGColor(gray: 1, alpha: 0.25), CGColor(gray: 1, alpha: 0.75))
        },
        SamePicture(.instanceDelay, "a copy moves behind") {
            let move = basic("position.x", from: 20, to: 84)
            move.duration = 4
            return [late(move)]
        } is: {
            [P.box(26, 10, 20, 20), P.box(22, 50, 20, 20)]
        },
        SamePicture(.instanceDelay, "a copy keeps an earlier colour") {
            let change = CAKeyframeAnimation(keyPath: "backgroundColor")
            change.values = [P.red, P.green, P.blue]
            change.calculationMode = .discrete
            change.duration = 2.7
            return [late(change)]
        } is: {
            [P.box(10, 10, 20, 20, P.green), P.box(10, 50, 20, 20)]
        },
        SamePicture(.preservesDepth, "what is near the eye in a replicator is near the eye") {
            [
                P.seen(
                    from: 100,
                    P.tree(
                        P.box(0, 0, 100, 100, nil, as: CAReplicatorLayer()) {
                            $0.preservesDepth = true
                        },
                        P.box(40, 44, 10, 10) { $0.zPosition = 50 }
                    )
                )
            ]
        } is: {
            [P.box(30, 38, 20, 20)]
        },
        SamePicture(
            .preservesDepth, "a layer turned back in a turned replicator is seen from before"
        ) {
            let quarter = CATransform3D(elements: [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
            return [
                P.tree(
                    P.box(0, 0, 100, 100, nil, as: CAReplicatorLayer()) {
                        $0.preservesDepth = true
                        $0.transform = quarter
                    },
                    P.box(40, 44, 20, 12) { $0.transform = CATransform3DInvert(quarter) }
                )
            ]
        } is: {
            [P.box(40, 44, 20, 12)]
        },
    ]
}
