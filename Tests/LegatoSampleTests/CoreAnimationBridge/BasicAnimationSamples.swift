import Foundation
import Legato
import Testing

/// 002 Core Animation: basic animations.
///
/// Samples 1 to 3 of document 002, and its table of properties that views lack.
@MainActor struct BasicAnimationSamples {
    private let stage = BridgeStage()

    @Test func sample1_aFadeInterpolatesBetweenItsEndsAndTheModelHasTheLastValue() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.0
        fade.toValue = 1.0
        fade.duration = 0.5
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        stage.change {
            stage.layer.opacity = 0
            stage.layer.add(fade, forKey: "appear")
            stage.layer.opacity = 1
        }
        #expect(stage.layer.opacity == 1)
        #expect(stage.layer.animation(forKey: "appear") != nil)
        let parts = [0, 0.1, 0.25, 0.5, 0.8, 1, 3]
        let seen = try stage.values(at: parts.map { $0 / 2 }) { Double($0.opacity) }
        expectEqual(seen, curve(.easeInEaseOut, at: parts.map { min($0, 1) }), within: 1e-6)
        #expect(stage.layer.animation(forKey: "appear") == nil)
    }

    @Test func sample1_withoutTheModelTheLayerSnapsBack() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1.0
        fade.toValue = 0.2
        fade.duration = 0.5
        stage.change { stage.layer.add(fade, forKey: nil) }
        let seen = try stage.values(at: [0.25, 0.499, 0.5, 1]) { Double($0.opacity) }
        #expect(abs(seen[0] - 0.6) < 1e-6 && seen[1] < 0.21)
        #expect(seen[2] == 1 && seen[3] == 1)
        #expect(stage.layer.opacity == 1)
    }

    /// The layer of a view has no actions; any other layer animates implicitly to its new model
    /// value.
    @Test func sample1_outsideOfAViewTheModelValueIsAnimatedOnTop() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0.5
        fade.toValue = 0.5
        fade.duration = 1
        stage.display.perform {
            stage.layer.add(fade, forKey: "fade")
            stage.layer.opacity = 0
            CATransaction.flush()
        }
        stage.change {}
        let seen = try stage.values(at: [0, 0.125, 0.25, 0.5]) { Double($0.opacity) }
        #expect(seen[0] == 1 && abs(seen[1] - 0.5) < 0.1 && seen[2] == 0.5 && seen[3] == 0.5)
    }

    @Test func sample2_aCustomCurveAndAnEndThatIsKept() throws {
        let rise = CABasicAnimation(keyPath: "position.y")
        let y = stage.layer.position.y
        rise.fromValue = y
        rise.toValue = y - 80
        rise.duration = 0.8
        rise.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 1.0)
        rise.fillMode = .forwards
        rise.isRemovedOnCompletion = false
        stage.change { stage.layer.add(rise, forKey: "rise") }
        let parts = [0, 0.1, 0.3, 0.6, 1, 4]
        let seen = try stage.values(at: parts.map { $0 * 0.8 }) { Double($0.position.y) }
        let curve = UnitCurve.bezier(from: (0.1, 0.7), to: (0.3, 1))
        expectEqual(seen, parts.map { Double(y) - 80 * curve.value(at: min($0, 1)) }, within: 1e-4)
        #expect(stage.layer.position.y == y)
        #expect(stage.layer.animation(forKey: "rise") != nil)
        stage.change { stage.layer.removeAnimation(forKey: "rise") }
        #expect(try stage.shown().position.y == y)
    }

    @Test func sample3_theShadowFollowsItsPath() throws {
        let layer = stage.layer
        func outline(_ width: CGFloat) -> CGPath {
            CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: width, height: 40), cornerWidth: 12,
                cornerHeight: 12, transform: nil
            )
        }
        stage.change {
            layer.shadowPath = outline(60)
            layer.shadowColor = .black
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = .zero
        }
        stage.change {
            let grow = CABasicAnimation(keyPath: "shadowPath")
            grow.fromValue = layer.shadowPath
            grow.toValue = outline(160)
            grow.duration = 0.4
            grow.timingFunction = CAMediaTimingFunction(name: .easeOut)
            layer.shadowPath = outline(160)
            layer.add(grow, forKey: "shadowPath")
        }
        let parts = [0, 0.25, 0.5, 1]
        let widths = try stage.values(at: parts.map { $0 * 0.4 }) { shown in
            let width = Double(try #require(shown.shadowPath).boundingBox.width)
            // The drawn shape ends where the path does.
            let picture = stage.display.snapshot()
            let edge = 150 + width
            #expect(picture[Int(edge) - 2, 220].alpha == 255)
            #expect(picture[Int(edge) + 2, 220].alpha == 0)
            return width
        }
        expectEqual(widths, curve(.easeOut, at: parts).map { 60 + 100 * $0 })
    }

    @Test func table_propertiesOfLayersThatViewsLackAnimate() throws {
        let width = CABasicAnimation(keyPath: "borderWidth")
        width.fromValue = 2
        width.toValue = 10
        width.duration = 1
        stage.change { stage.layer.add(width, forKey: nil) }
        expectEqual(try stage.values(at: [0, 0.25, 0.5]) { Double($0.borderWidth) }, [2, 4, 6])
    }

    @Test func table_additiveAnimationsOfOnePropertyAddUp() throws {
        let x = Double(stage.layer.position.x)
        stage.change {
            for (distance, duration) in [(40, 1.0), (-12, 2.0)] {
                let part = CABasicAnimation(keyPath: "position.x")
                part.fromValue = 0
                part.toValue = distance
                part.duration = duration
                part.isAdditive = true
                stage.layer.add(part, forKey: nil)
            }
        }
        expectEqual(
            try stage.values(at: [0, 0.5, 0.75, 1.5, 2]) { Double($0.position.x) - x },
            [0, 20 - 3, 30 - 4.5, -9, 0]
        )
    }
}
