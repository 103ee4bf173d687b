import Foundation
import Legato

extension SamePicture {
    private typealias P = Pieces

    /// Images.
    static let contents: [SamePicture] = [
        SamePicture(.contents, "two pixels are two layers") {
            [P.picture(20, 20, 40, 30, P.image("rb"))]
        } is: {
            [P.box(20, 20, 20, 30), P.box(40, 20, 20, 30, P.blue)]
        },
        SamePicture(.contents, "pixels without alpha show what is behind") {
            [P.picture(20, 20, 40, 30, P.image("r ", " b")) { $0.backgroundColor = P.green }]
        } is: {
            [
                P.box(20, 20, 40, 30, P.green), P.box(20, 20, 20, 15),
                P.box(40, 35, 20, 15, P.blue),
            ]
        },
        SamePicture(.contentsRect, "a part of a picture is a picture") {
            [
                P.picture(20, 20, 40, 30, P.image("rgbw")) {
                    $0.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
                }
            ]
        } is: {
            [P.picture(20, 20, 40, 30, P.image("gb"))]
        },
        SamePicture(.contentsRect, "its origin is the upper left corner") {
            [
                P.picture(20, 20, 40, 30, P.image("rg", "bw")) {
                    $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
                }
            ]
        } is: {
            [P.box(20, 20, 40, 30, P.green)]
        },
        SamePicture(.contentsScale, "two pixels a point halve a picture") {
            [
                P.picture(20, 20, 40, 30, P.image("rrrrbbbb", "rrrrbbbb")) {
                    $0.contentsScale = 2
                    $0.contentsGravity = .center
                }
            ]
        } is: {
            [P.box(38, 34.5, 2, 1), P.box(40, 34.5, 2, 1, P.blue)]
        },
        SamePicture(.contentsScale, "half a pixel a point doubles a picture") {
            [
                P.picture(20, 20, 40, 30, P.image("rb", "gw")) {
                    $0.contentsScale = 0.5
                    $0.contentsGravity = .topLeft
                }
            ]
        } is: {
            [P.picture(20, 46, 4, 4, P.image("rb", "gw"))]
        },
        SamePicture(.contentsGravity, "a picture in the middle is a layer of its size there") {
            [P.picture(20, 20, 40, 30, P.image("rb", "gw")) { $0.contentsGravity = .center }]
        } is: {
            [P.picture(39, 34, 2, 2, P.image("rb", "gw"))]
        },
        SamePicture(.contentsGravity, "what keeps its proportions leaves room at the sides") {
            [P.picture(20, 20, 40, 30, P.image("rb", "gw")) { $0.contentsGravity = .resizeAspect }]
        } is: {
            [P.picture(25, 20, 30, 30, P.image("rb", "gw"))]
        },
        SamePicture(.contentsCenter, "only the middle is stretched") {
            [
                P.picture(20, 20, 40, 30, P.image("rgr", "gbg", "rgr")) {
                    $0.contentsCenter = CGRect(
                        x: 1 / 3.0, y: 1 / 3.0, width: 1 / 3.0, height: 1 / 3.0
                    )
                }
            ]
        } is: {
            [
                P.box(20, 20, 40, 30), P.box(21, 20, 38, 30, P.green),
                P.box(20, 21, 40, 28, P.green), P.box(21, 21, 38, 28, P.blue),
            ]
        },
        SamePicture(.contentsCenter, "of a row the ends stay as wide as they are") {
            [
                P.picture(20, 20, 40, 30, P.image("rrbg")) {
                    $0.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
                }
            ]
        } is: {
            [P.box(20, 20, 2, 30), P.box(22, 20, 37, 30, P.blue), P.box(59, 20, 1, 30, P.green)]
        },
        SamePicture(.magnificationFilter, "nearest pixels stay sharp") {
            [P.picture(20, 20, 40, 40, P.image("rb", "br")) { $0.minificationFilter = .linear }]
        } is: {
            [
                P.box(20, 20, 40, 40), P.box(40, 20, 20, 20, P.blue),
                P.box(20, 40, 20, 20, P.blue),
            ]
        },
        SamePicture(.magnificationFilter, "enlarged by hand or by the nearest pixels") {
            [P.picture(20, 20, 6, 3, P.image("rgb")) { $0.minificationFilter = .linear }]
        } is: {
            [
                P.picture(20, 20, 6, 3, P.image("rrggbb", "rrggbb", "rrggbb")) {
                    $0.magnificationFilter = .linear
                }
            ]
        },
        SamePicture(.minificationFilter, "of fifteen columns ten are taken") {
            [
                P.picture(20, 20, 10, 1, P.image("rgbrrgbbgrgrbgb")) {
                    $0.magnificationFilter = .linear
                }
            ]
        } is: {
            [P.picture(20, 20, 10, 1, P.image("rbrgbgrrbb"))]
        },
        SamePicture(.minificationFilter, "of fifteen rows ten are taken") {
            [
                P.picture(
                    20,
                    20,
                    1,
                    10,
                    P.image(
                        "r", "g", "b", "r", "r", "g", "b", "b", "g", "r", "g", "r", "b", "g", "b"
                    )
                ) { $0.magnificationFilter = .linear }
            ]
        } is: {
            [P.picture(20, 20, 1, 10, P.image("r", "b", "r", "g", "b", "g", "r", "r", "b", "b"))]
        },
    ]

    /// Returns a layer with a shadow that is not blurred.
    private static func sharp(_ configure: (CALayer) -> Void = { _ in }) -> CALayer {
        P.box(20, 20, 30, 30, P.blue) {
            ($0.shadowOpacity, $0.shadowRadius) = (1, 0)
            $0.shadowOffset = CGSize(width: 10, height: 20)
            configure($0)
        }
    }

    /// Shadows.
    static let shadows: [SamePicture] = [
        SamePicture(.shadowColor, "a sharp shadow is a copy in its colour") {
            [sharp { $0.shadowColor = P.red }]
        } is: {
            [P.box(30, 40, 30, 30), P.box(20, 20, 30, 30, P.blue)]
        },
        SamePicture(.shadowColor, "its alpha is an opacity") {
            [
                sharp {
                    $0.shadowColor = CGColor(gray: 0, alpha: 0.5); $0.shadowRadius = 5
                }
            ]
        } is: {
            [
                sharp {
                    $0.shadowOpacity = 0.5; $0.shadowRadius = 5
                }
            ]
        },
        SamePicture(.shadowOpacity, "a faint sharp shadow is a faint copy") {
            [sharp { $0.shadowOpacity = 0.25 }]
        } is: {
            [P.box(30, 40, 30, 30, .black) { $0.opacity = 0.25 }, P.box(20, 20, 30, 30, P.blue)]
        },
        SamePicture(.shadowOpacity, "it is the colour's alpha") {
            [
                sharp {
                    $0.shadowOpacity = 0.25; $0.shadowRadius = 8
                }
            ]
        } is: {
            [
                sharp {
                    $0.shadowColor = CGColor(gray: 0, alpha: 0.25); $0.shadowRadius = 8
                }
            ]
        },
        SamePicture(.shadowOffset, "a sharp shadow is a copy that far away") {
            [sharp { $0.shadowOffset = CGSize(width: 25, height: -15) }]
        } is: {
            [P.box(45, 5, 30, 30, .black), P.box(20, 20, 30, 30, P.blue)]
        },
        SamePicture(.shadowOffset, "it moves the path of a shadow") {
            [
                sharp {
                    $0.shadowRadius = 6;
                    $0.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 9))
                }
            ]
        } is: {
            [
                sharp {
                    $0.shadowRadius = 6
                    $0.shadowPath = CGPath(rect: CGRect(x: 10, y: 20, width: 20, height: 9))
                    $0.shadowOffset = .zero
                }
            ]
        },
        SamePicture(.shadowRadius, "a shadow of radius 0 is sharp") {
            [sharp { $0.cornerRadius = 8 }]
        } is: {
            [
                P.box(30, 40, 30, 30, .black) { $0.cornerRadius = 8 },
                P.box(20, 20, 30, 30, P.blue) { $0.cornerRadius = 8 },
            ]
        },
        SamePicture(.shadowRadius, "it is scaled with the layer") {
            [
                P.box(20, 20, 40, 40, P.blue) {
                    ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (1, 8, .zero)
                    $0.transform = CATransform3DMakeScale(0.5, 0.5, 1)
                }
            ]
        } is: {
            [
                P.box(30, 30, 20, 20, P.blue) {
                    ($0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (1, 4, .zero)
                }
            ]
        },
        SamePicture(.shadowPath, "a rounded rectangle as path is a rounded layer") {
            [
                sharp {
                    $0.shadowRadius = 5
                    $0.backgroundColor = nil
                    $0.shadowPath = CGPath(
                        roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerWidth: 7,
                        cornerHeight: 7
                    )
                }, P.box(20, 20, 30, 30, P.blue) { $0.cornerRadius = 7 },
            ]
        } is: {
            [
                sharp {
                    $0.shadowRadius = 5; $0.cornerRadius = 7
                }
            ]
        },
        SamePicture(.shadowPath, "a sharp rectangle as path is a layer there") {
            [sharp { $0.shadowPath = CGPath(rect: CGRect(x: 5, y: 8, width: 40, height: 9)) }]
        } is: {
            [P.box(35, 48, 40, 9, .black), P.box(20, 20, 30, 30, P.blue)]
        },
    ]
}
