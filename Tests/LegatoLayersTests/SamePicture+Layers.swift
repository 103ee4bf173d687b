import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    /// Geometry.
    static let geometry: [SamePicture] = [
        SamePicture(.bounds, "an origin moves sublayers back") {
            [
                P.tree(
                    P.box(20, 20, 50, 50, P.blue) { $0.bounds.origin = CGPoint(x: 5, y: 7) },
                    P.box(15, 17, 20, 20)
                )
            ]
        } is: {
            [P.tree(P.box(20, 20, 50, 50, P.blue), P.box(10, 10, 20, 20))]
        },
        SamePicture(.bounds, "a size grows about the anchor point") {
            let layer = CALayer()
            layer.position = CGPoint(x: 40, y: 30)
            layer.bounds.size = CGSize(width: 20, height: 10)
            layer.backgroundColor = P.red
            return [layer]
        } is: {
            [P.box(30, 25, 20, 10)]
        },
        SamePicture(.position, "it is where the middle is") {
            let layer = P.box(0, 0, 20, 20)
            layer.position = CGPoint(x: 40, y: 30)
            return [layer]
        } is: {
            [P.box(30, 20, 20, 20)]
        },
        SamePicture(.position, "places in places add up") {
            [P.tree(P.box(7, 9, 40, 40, nil), P.box(10, 20, 30, 30))]
        } is: {
            [P.box(17, 29, 30, 30)]
        },
        SamePicture(.zPosition, "the higher sibling is drawn later") {
            [P.box(10, 10, 30, 30) { $0.zPosition = 1 }, P.box(20, 20, 30, 30, P.blue)]
        } is: {
            [P.box(20, 20, 30, 30, P.blue), P.box(10, 10, 30, 30)]
        },
        SamePicture(.zPosition, "half-way to the eye all is twice as large") {
            [P.seen(from: 100, P.box(40, 44, 10, 10) { $0.zPosition = 50 })]
        } is: {
            [P.box(30, 38, 20, 20)]
        },
        SamePicture(.anchorPoint, "a corner can be what the position names") {
            let layer = P.box(0, 0, 20, 30)
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: 40, y: 30)
            return [layer]
        } is: {
            [P.box(40, 30, 20, 30)]
        },
        SamePicture(.anchorPoint, "a layer turns about it") {
            let layer = P.box(0, 0, 20, 30)
            layer.anchorPoint = .zero
            layer.position = CGPoint(x: 40, y: 30)
            layer.transform = P.matrix(0, 1, -1, 0)
            return [layer]
        } is: {
            [P.box(10, 30, 30, 20)]
        },
        SamePicture(.anchorPointZ, "an anchor behind the layer lifts it") {
            [P.seen(from: 100, P.box(40, 44, 10, 10) { $0.anchorPointZ = -50 })]
        } is: {
            [P.seen(from: 100, P.box(40, 44, 10, 10) { $0.zPosition = 50 })]
        },
        SamePicture(.anchorPointZ, "turned over, an anchor before the layer lifts it") {
            [
                P.seen(
                    from: 100,
                    P.box(40, 44, 10, 10) {
                        $0.anchorPointZ = 50
                        $0.transform = P.turnedOver
                    }
                )
            ]
        } is: {
            [P.box(30, 38, 20, 20)]
        },
        SamePicture(.transform, "a translation is another position") {
            [P.box(10, 10, 30, 20) { $0.transform = CATransform3DMakeTranslation(15, 25, 0) }]
        } is: {
            [P.box(25, 35, 30, 20)]
        },
        SamePicture(.transform, "a scale is another size") {
            [P.box(30, 30, 20, 10) { $0.transform = CATransform3DMakeScale(2, 3, 1) }]
        } is: {
            [P.box(20, 20, 40, 30)]
        },
        SamePicture(.sublayerTransform, "it scales sublayers about the anchor point") {
            [
                P.tree(
                    P.box(0, 0, 100, 100, nil) {
                        $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
                    },
                    P.box(40, 44, 10, 10)
                )
            ]
        } is: {
            [P.box(30, 38, 20, 20)]
        },
        SamePicture(.sublayerTransform, "it moves sublayers, not the layer") {
            [
                P.tree(
                    P.box(10, 10, 60, 60, P.blue) {
                        $0.sublayerTransform = CATransform3DMakeTranslation(15, 5, 0)
                    },
                    P.box(5, 5, 20, 20)
                )
            ]
        } is: {
            [P.tree(P.box(10, 10, 60, 60, P.blue), P.box(20, 10, 20, 20))]
        },
        SamePicture(.isGeometryFlipped, "sublayers lie mirrored up and down") {
            [
                P.tree(
                    P.box(20, 20, 40, 40, P.blue) { $0.isGeometryFlipped = true },
                    P.box(5, 5, 10, 8)
                )
            ]
        } is: {
            [P.tree(P.box(20, 20, 40, 40, P.blue), P.box(5, 27, 10, 8))]
        },
        SamePicture(.isGeometryFlipped, "shadows of sublayers fall the other way") {
            [
                P.tree(
                    P.box(20, 20, 40, 40, nil) { $0.isGeometryFlipped = true },
                    P.box(5, 10, 20, 20) {
                        ($0.shadowOpacity, $0.shadowRadius) = (1, 0)
                        $0.shadowOffset = CGSize(width: 0, height: 6)
                    }
                )
            ]
        } is: {
            [P.box(25, 24, 20, 20, .black), P.box(25, 30, 20, 20)]
        },
        SamePicture(.isDoubleSided, "the back of a one-sided layer does not show") {
            [
                P.box(20, 20, 40, 40, P.blue),
                P.box(20, 20, 40, 40) {
                    $0.isDoubleSided = false
                    $0.transform = P.turnedOver
                },
            ]
        } is: {
            [P.box(20, 20, 40, 40, P.blue)]
        },
        SamePicture(.isDoubleSided, "nor does what hangs in it") {
            [
                P.tree(
                    P.box(20, 20, 40, 40) {
                        $0.isDoubleSided = false
                        $0.transform = P.matrix(-1, 0, 0, 1)
                    },
                    P.box(5, 5, 20, 20, P.blue)
                ), P.box(70, 70, 9, 9, P.green),
            ]
        } is: {
            [P.box(70, 70, 9, 9, P.green)]
        },
    ]

    /// The appearance of layers without contents.
    static let looks: [SamePicture] = [
        SamePicture(.isHidden, "a hidden layer is none") {
            [
                P.box(10, 10, 20, 20, P.blue),
                P.tree(P.box(20, 20, 30, 30) { $0.isHidden = true }, P.box(0, 0, 9, 9)),
            ]
        } is: {
            [P.box(10, 10, 20, 20, P.blue)]
        },
        SamePicture(.isHidden, "nothing shows through a hidden mask") {
            [P.box(10, 10, 20, 20) { $0.mask = P.box(0, 0, 20, 20) { $0.isHidden = true } }]
        } is: {
            []
        },
        SamePicture(.masksToBounds, "it cuts sublayers off") {
            [
                P.tree(
                    P.box(20, 20, 40, 40, P.blue) { $0.masksToBounds = true },
                    P.box(30, -10, 30, 20)
                )
            ]
        } is: {
            [P.tree(P.box(20, 20, 40, 40, P.blue), P.box(30, 0, 10, 10))]
        },
        SamePicture(.masksToBounds, "it cuts the layer's own shadow off") {
            [
                P.box(20, 20, 40, 40) {
                    $0.masksToBounds = true
                    $0.shadowOpacity = 1
                }
            ]
        } is: {
            [P.box(20, 20, 40, 40)]
        },
        SamePicture(.backgroundColor, "it is the colour of a picture of one pixel") {
            [P.box(20, 20, 40, 40, P.blue)]
        } is: {
            [P.picture(20, 20, 40, 40, P.image("b"))]
        },
        SamePicture(.backgroundColor, "its alpha is an opacity") {
            [P.box(20, 20, 40, 40, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))]
        } is: {
            [P.box(20, 20, 40, 40) { $0.opacity = 0.5 }]
        },
        SamePicture(.cornerRadius, "at most half of the shorter side is round") {
            [P.box(20, 20, 40, 30) { $0.cornerRadius = 99 }]
        } is: {
            [P.box(20, 20, 40, 30) { $0.cornerRadius = 15 }]
        },
        SamePicture(.cornerRadius, "two halves with their own corners are the whole") {
            [P.box(20, 20, 40, 40) { $0.cornerRadius = 9 }]
        } is: {
            [
                P.box(20, 20, 20, 40) {
                    $0.cornerRadius = 9
                    $0.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
                },
                P.box(40, 20, 20, 40) {
                    $0.cornerRadius = 9
                    $0.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
                },
            ]
        },
        SamePicture(.maskedCorners, "without any the layer is a rectangle") {
            [
                P.box(20, 20, 40, 40) {
                    $0.cornerRadius = 9
                    $0.maskedCorners = []
                }
            ]
        } is: {
            [P.box(20, 20, 40, 40)]
        },
        SamePicture(.maskedCorners, "corners turn with the layer") {
            [
                P.box(20, 20, 40, 40) {
                    $0.cornerRadius = 9
                    $0.maskedCorners = .layerMinXMinYCorner
                    $0.transform = P.matrix(-1, 0, 0, -1)
                }
            ]
        } is: {
            [
                P.box(20, 20, 40, 40) {
                    $0.cornerRadius = 9
                    $0.maskedCorners = .layerMaxXMaxYCorner
                }
            ]
        },
        SamePicture(.borderWidth, "a border lies inside the bounds") {
            [
                P.box(20, 20, 40, 30, P.blue) {
                    $0.borderWidth = 4
                    $0.borderColor = P.red
                }
            ]
        } is: {
            [P.box(20, 20, 40, 30), P.box(24, 24, 32, 22, P.blue)]
        },
        SamePicture(.borderWidth, "a border lies over sublayers") {
            [
                P.tree(
                    P.box(20, 20, 40, 30, P.blue) { $0.borderWidth = 4 },
                    P.box(10, 0, 10, 30, P.green)
                )
            ]
        } is: {
            [
                P.box(20, 20, 40, 30, .black), P.box(24, 24, 32, 22, P.blue),
                P.box(30, 24, 10, 22, P.green),
            ]
        },
        SamePicture(.borderColor, "a border of the background's colour is background") {
            [
                P.box(20, 20, 40, 30) {
                    $0.borderWidth = 4
                    $0.borderColor = P.red
                }
            ]
        } is: {
            [P.box(20, 20, 40, 30)]
        },
        SamePicture(.borderColor, "without a colour there is no border") {
            [
                P.box(20, 20, 40, 30) {
                    $0.borderWidth = 4
                    $0.borderColor = nil
                }
            ]
        } is: {
            [P.box(20, 20, 40, 30)]
        },
        SamePicture(.opacity, "of one layer it is its colour's alpha") {
            [P.box(20, 20, 40, 30) { $0.opacity = 0.25 }]
        } is: {
            [P.box(20, 20, 40, 30, CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))]
        },
        SamePicture(.opacity, "layer and sublayers fade as one picture") {
            [P.tree(P.box(20, 20, 40, 40) { $0.opacity = 0.25 }, P.box(0, 0, 20, 40, P.blue))]
        } is: {
            [
                P.box(40, 20, 20, 40) { $0.opacity = 0.25 },
                P.box(20, 20, 20, 40, P.blue) { $0.opacity = 0.25 },
            ]
        },
        SamePicture(.allowsGroupOpacity, "without it each layer fades by itself") {
            [
                P.tree(
                    P.box(20, 20, 40, 40) {
                        $0.opacity = 0.25
                        $0.allowsGroupOpacity = false
                    },
                    P.box(10, 10, 50, 10, P.blue)
                )
            ]
        } is: {
            [
                P.box(20, 20, 40, 40) { $0.opacity = 0.25 },
                P.box(30, 30, 50, 10, P.blue) { $0.opacity = 0.25 },
            ]
        },
        SamePicture(.allowsGroupOpacity, "without it a border's fill shows through") {
            [
                P.tree(
                    P.box(20, 20, 40, 40, nil) {
                        $0.opacity = 0.5
                        $0.allowsGroupOpacity = false
                    },
                    P.box(0, 0, 20, 20),
                    P.box(10, 10, 20, 20, P.green)
                )
            ]
        } is: {
            [
                P.box(20, 20, 20, 20) { $0.opacity = 0.5 },
                P.box(30, 30, 20, 20, P.green) { $0.opacity = 0.5 },
            ]
        },
    ]
}
