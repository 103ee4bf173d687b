import Foundation
import Legato
import TestSupport
import Testing

/// Masks.
///
/// Pairs of scenes that must look the same; one of each has a mask.
struct MaskTests {
    private let red = CGColor(red: 1, green: 0, blue: 0)
    private let blue = CGColor(red: 0, green: 0, blue: 1)
    private let faint = CGColor(red: 0, green: 1, blue: 0, alpha: 0.2)
    private let rounding = "a group's picture is rounded once more"

    private func layer(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor?
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    /// Returns the picture of a red layer of 60 x 60 points, configured by `configure`, with a
    /// border and a protruding blue sublayer, over a blue background.
    private func picture(scale: CGFloat = 1, _ configure: (CALayer) -> Void = { _ in }) -> CGImage {
        stage(scale: scale, configure).snapshot()
    }

    private func stage(
        scale: CGFloat = 1, _ configure: (CALayer) -> Void = { _ in }
    ) -> HeadlessDisplay {
        let display = HeadlessDisplay(size: CGSize(width: 100, height: 100), scale: scale)
        let masked = layer(20, 20, 60, 60, red)
        masked.borderWidth = 4
        masked.borderColor = faint
        masked.addSublayer(layer(40, 10, 50, 20, blue))
        withoutActions {
            display.rootLayer.addSublayer(layer(0, 40, 100, 10, blue))
            display.rootLayer.addSublayer(masked)
            configure(masked)
        }
        CATransaction.flush()
        return display
    }

    @Test("An opaque mask over the bounds equals masksToBounds", arguments: [1, 2] as [CGFloat])
    func bounds(scale: CGFloat) {
        let expected = picture(scale: scale) { $0.masksToBounds = true }
        expectSame(picture(scale: scale) { $0.mask = layer(0, 0, 60, 60, .white) }, expected)
        let plain = picture(scale: scale)
        #expect(PictureDifference(expected, plain).pixelsOver > 0)
    }

    @Test("Only the mask's alpha counts, not its colour")
    func alphaAlone() {
        let half = layer(0, 0, 30, 60, .black)
        let same = picture { $0.mask = layer(0, 0, 30, 60, .white) }
        expectSame(picture { $0.mask = half }, same)
    }

    @Test("A translucent mask over the whole layer equals the layer's own opacity")
    func opacity() {
        let expected = picture { $0.opacity = 0.5 }
        for isColor in [true, false] {
            let masked = picture {
                let mask = layer(-50, -50, 200, 200, .white)
                if isColor {
                    mask.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
                } else {
                    mask.opacity = 0.5
                }
                $0.mask = mask
            }
            expectSame(masked, expected, tolerance: (1, 0), because: rounding)
        }
        expectSame(
            picture {
                $0.mask = layer(0, 0, 60, 60, .white)
                $0.opacity = 0.5
            },
            picture {
                $0.masksToBounds = true
                $0.opacity = 0.5
            },
            tolerance: (1, 0),
            because: rounding
        )
    }

    @Test("A mask with rounded corners equals rounded corners with masksToBounds")
    func roundCorners() {
        func tilt(_ layer: CALayer) { layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
        for isTilted in [false, true] {
            let expected = picture {
                $0.masksToBounds = true
                $0.borderWidth = 0
                $0.cornerRadius = 20
                if isTilted { tilt($0) }
            }
            let masked = picture {
                $0.borderWidth = 0
                let mask = layer(0, 0, 60, 60, .white)
                mask.cornerRadius = 20
                $0.mask = mask
                if isTilted { tilt($0) }
            }
            // Shapes extend beyond a clip but end at the mask's edge, where both are antialiased.
            if isTilted {
                let inner = picture {
                    $0.borderWidth = 0
                    $0.bounds = CGRect(x: -5, y: -5, width: 70, height: 70)
                    let mask = layer(0, 0, 60, 60, .white)
                    mask.cornerRadius = 20
                    $0.mask = mask
                    tilt($0)
                }
                expectSame(inner, expected, tolerance: (2, 0), because: rounding)
            } else {
                expectSame(masked, expected, tolerance: (2, 0), because: rounding)
            }
        }
    }

    @Test("A hidden, transparent, empty or distant mask hides the layer")
    func nothing() {
        let expected = picture { $0.isHidden = true }
        let masks: [(CALayer) -> Void] = [
            { $0.isHidden = true }, { $0.opacity = 0 }, { $0.bounds = .zero },
            { $0.backgroundColor = nil }, { $0.position.x = 1000 },
            { $0.transform = CATransform3DMakeScale(0, 1, 1) },
        ]
        for (index, change) in masks.enumerated() {
            let masked = picture {
                let mask = layer(0, 0, 60, 60, .white)
                change(mask)
                $0.mask = mask
            }
            expectSame(masked, expected, comment: "mask \(index)")
        }
    }

    @Test("The mask clips the shadow; a mask's own shadow and sublayers count")
    func shadows() {
        expectSame(
            picture {
                $0.mask = layer(0, 0, 60, 60, .white)
                $0.shadowOpacity = 1
            },
            picture { $0.mask = layer(0, 0, 60, 60, .white) }
        )
        expectSame(
            picture {
                let mask = layer(0, 0, 60, 60, nil)
                mask.addSublayer(layer(0, 0, 20, 60, red))
                mask.addSublayer(layer(20, 0, 20, 60, blue))
                $0.mask = mask
            },
            picture { $0.mask = layer(0, 0, 40, 60, .white) }
        )
        expectSame(
            picture {
                let mask = layer(0, 0, 20, 60, .white)
                mask.shadowOpacity = 1
                mask.shadowRadius = 0
                mask.shadowOffset = CGSize(width: 20, height: 0)
                $0.mask = mask
            },
            picture { $0.mask = layer(0, 0, 40, 60, .white) }
        )
    }

    @Test("A mask moves with its layer, but ignores its sublayerTransform")
    func geometry() {
        func mask(_ layer: CALayer) {
            layer.sublayers = nil
            layer.mask = self.layer(10, 10, 20, 20, .white)
        }
        let expected = picture(mask)
        expectSame(
            picture {
                mask($0)
                $0.sublayerTransform = CATransform3DMakeTranslation(15, 5, 0)
            },
            expected
        )
        expectSame(
            picture {
                mask($0)
                $0.bounds.origin = CGPoint(x: 7, y: 3)
                $0.mask?.position = CGPoint(x: 27, y: 23)
            },
            expected
        )
    }

    @Test("A mask is hit where it is drawn, whatever the sublayerTransform")
    func hits() {
        let display = stage {
            $0.mask = layer(10, 10, 20, 20, .white)
            $0.sublayerTransform = CATransform3DMakeTranslation(30, 30, 0)
        }
        let masked = display.rootLayer.sublayers?.last
        #expect(display.rootLayer.hitTest(CGPoint(x: 35, y: 35)) === masked)
        #expect(display.rootLayer.hitTest(CGPoint(x: 65, y: 65)) === display.rootLayer)
        #expect(masked?.mask?.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 32))
    }

    @Test("A mask's mask, a masked layer without group opacity, and a mask on a mask's sublayer")
    func nesting() {
        expectSame(
            picture {
                let mask = layer(0, 0, 60, 60, .white)
                mask.mask = layer(5, 5, 20, 20, .white)
                $0.mask = mask
            },
            picture { $0.mask = layer(5, 5, 20, 20, .white) }
        )
        expectSame(
            picture {
                let mask = layer(0, 0, 60, 60, nil)
                let part = layer(0, 0, 60, 60, .white)
                part.mask = layer(5, 5, 20, 20, .white)
                mask.addSublayer(part)
                $0.mask = mask
            },
            picture { $0.mask = layer(5, 5, 20, 20, .white) }
        )
        expectSame(
            picture {
                $0.allowsGroupOpacity = false
                $0.opacity = 0.5
                $0.mask = layer(0, 0, 60, 60, .white)
            },
            picture {
                $0.allowsGroupOpacity = false
                $0.opacity = 0.5
                $0.masksToBounds = true
            },
            tolerance: (1, 0),
            because: rounding
        )
    }

    @Test("A removed mask no longer masks")
    func removal() {
        let display = stage { $0.mask = layer(0, 0, 10, 10, .white) }
        withoutActions { display.rootLayer.sublayers?.last?.mask = nil }
        CATransaction.flush()
        expectSame(display.snapshot(), picture())
    }

    @Test("An animated mask is drawn at each time, until it settles")
    func animation() {
        let display = stage { $0.mask = layer(0, 0, 20, 60, .white) }
        let mask = display.rootLayer.sublayers?.last?.mask
        display.perform { mask?.add(basic("position.x", from: 10, to: 50), forKey: "a") }
        display.advance(by: 0.5)
        expectSame(display.snapshot(), picture { $0.mask = layer(20, 0, 20, 60, .white) })
        let built = display.statistics.displayListsBuilt
        display.advance(by: 0.25)
        expectSame(display.snapshot(), picture { $0.mask = layer(30, 0, 20, 60, .white) })
        #expect(display.statistics.displayListsBuilt > built)
        display.advance(by: 0.5)
        expectSame(display.snapshot(), picture { $0.mask = layer(0, 0, 20, 60, .white) })
        #expect(display.isIdle)
    }
}
