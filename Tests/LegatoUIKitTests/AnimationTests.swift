import Testing
import Legato
import LegatoUIKit

/// Animation blocks.
struct AnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let screen: Screen

    init() { screen = Screen(view) }

    private var x: CGFloat { view.shown.position.x }

    private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool {
        abs(a - b) <= tolerance
    }

    @Test("A block animates in its duration with its curve, and the model value changes at once")
    func block() {
        var ends: [Bool] = []
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            } completion: {
                ends.append($0)
            }
        }
        #expect(view.center.x == 110)
        #expect(near(x, 10))
        screen.display.advance(by: 0.5)
        #expect(near(x, 60))
        #expect(ends.isEmpty)
        screen.display.advance(by: 0.6)
        #expect(near(x, 110))
        #expect(ends == [true])
    }

    @Test("The default curve is slow at both ends")
    func defaultCurve() {
        screen.perform { UIView.animate(withDuration: 1) { view.alpha = 0 } }
        screen.display.advance(by: 0.25)
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        #expect(near(CGFloat(view.shown.opacity), 1 - curve.solver.value(at: 0.25)))
    }

    @Test("A delay holds the old value")
    func delay() {
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                view.center.x = 110
            }
        }
        screen.display.advance(by: 0.4)
        #expect(near(x, 10))
        screen.display.advance(by: 0.6)
        #expect(near(x, 60))
    }

    @Test("A view animates from its old values in the commit in which it is added")
    func newcomer() {
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.perform {
            view.addSubview(new)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { new.alpha = 0 }
        }
        screen.display.advance(by: 0.5)
        #expect(near(CGFloat(new.shown.opacity), 0.5))
    }

    @Test("An animation that is retargeted blends into the new one")
    func additive() {
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            }
        }
        screen.display.advance(by: 0.5)
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 10
            }
        }
        #expect(near(x, 60))
        screen.display.advance(by: 0.25)
        // 10 + what is left of both: -100 * 0.25 and 100 * 0.75.
        #expect(near(x, 60))
        screen.display.advance(by: 0.5)
        #expect(near(x, 35))
    }

    @Test("P107 With beginFromCurrentState a position still blends into the new one")
    func currentState() {
        var ends: [Bool] = []
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 110
            } completion: {
                ends.append($0)
            }
        }
        screen.display.advance(by: 0.5)
        screen.perform {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
            ) {
                view.center.x = 10
            }
        }
        #expect(view.layer.animationKeys()?.count == 2)
        screen.display.advance(by: 0.25)
        #expect(near(x, 60))
        screen.display.advance(by: 0.5)
        #expect(near(x, 35))
        #expect(ends == [true])
    }

    @Test(
        "P107 An opacity starts at its model value, with beginFromCurrentState where it is seen",
        arguments: [(false, 0.0), (true, 0.5)]
    )
    func opacity(startsFromCurrent: Bool, start: Double) {
        var ends: [Bool] = []
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
        }
        screen.display.advance(by: 0.5)
        screen.perform {
            UIView.animate(
                withDuration: 1, delay: 0,
                options: startsFromCurrent ? [.curveLinear, .beginFromCurrentState] : .curveLinear
            ) { view.alpha = 1 }
        }
        #expect(view.layer.animationKeys() == ["opacity"])
        #expect(near(CGFloat(view.shown.opacity), start))
        screen.display.advance(by: 0.5)
        #expect(near(CGFloat(view.shown.opacity), (start + 1) / 2))
        #expect(ends == [false])
    }

    @Test("P107 A block animates what it animates on iOS, additively where it does there")
    func properties() {
        let changes: [(String, Any, isAdditive: Bool?)] = [
            ("bounds", CGRect(x: 0, y: 0, width: 123, height: 456), true),
            ("position", CGPoint(x: 50, y: 20), true), ("cornerRadius", 3.0, true),
            ("backgroundColor", UIColor.blue.cgColor, false), ("opacity", 0.5, false),
            ("anchorPoint", CGPoint(x: 0.2, y: 0.4), false), ("shadowOpacity", 0.3, false),
            ("borderWidth", 5.0, nil), ("borderColor", UIColor.red.cgColor, nil),
            ("shadowColor", UIColor.blue.cgColor, nil),
            ("shadowOffset", CGSize(width: 1, height: 1), nil), ("shadowRadius", 5.0, nil),
            ("zPosition", 3.0, nil),
        ]
        view.backgroundColor = .red
        for (key, value, isAdditive) in changes {
            view.layer.removeAllAnimations()
            screen.perform {
                UIView.animate(withDuration: 1) { view.layer.setValue(value, forKey: key) }
            }
            let animations = (view.layer.animationKeys() ?? []).compactMap {
                view.layer.animation(forKey: $0) as? CAPropertyAnimation
            }
            #expect(animations.isEmpty == (isAdditive == nil), "\(key)")
            #expect(animations.allSatisfy { $0.isAdditive == isAdditive }, "\(key)")
        }
    }

    @Test("A spring has the stiffness and damping that UIKit derives from its parameters")
    func spring() throws {
        for (velocity, stiffness, damping) in [
            (0.0, 505.6085750225316, 35.97718655005809), (1.0, 497.5361505635245, 35.68882941102),
        ] {
            view.layer.removeAllAnimations()
            screen.perform {
                UIView.animate(
                    withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8,
                    initialSpringVelocity: velocity
                ) {
                    view.center.x += 100
                }
            }
            let animation = try #require(
                view.layer.animation(forKey: "position") as? CASpringAnimation
            )
            #expect(near(animation.stiffness, stiffness, 1e-3))
            #expect(near(animation.damping, damping, 1e-4))
            #expect(animation.initialVelocity == CGFloat(velocity))
            #expect(animation.duration == 0.4)
        }
    }

    @Test(
        "A spring with an initial velocity has at most 0.4 % left one frame before its end",
        arguments: [(0.7, 0.7), (0.5, 1), (0.5, 2), (0.99, 3), (1, 3), (0.7, -2)]
    )
    func springWithVelocity(ratio: Double, velocity: Double) throws {
        screen.perform {
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: ratio,
                initialSpringVelocity: velocity
            ) {
                view.center.x += 1000
            }
        }
        let animation = try #require(
            view.layer.animation(forKey: "position") as? CASpringAnimation
        )
        #expect(near(animation.damping / (2 * animation.stiffness.squareRoot()), ratio))
        let end = view.layer.position.x
        screen.display.advance(frames: 59)
        #expect(abs(x - end) < 4)
    }

    @Test("A perceptual spring lasts until it has settled")
    func perceptualSpring() throws {
        screen.perform { UIView.animate(springDuration: 0.5, bounce: 0.3) { view.center.x = 110 } }
        let animation = try #require(
            view.layer.animation(forKey: "position") as? CASpringAnimation
        )
        let known = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(near(animation.stiffness, known.stiffness))
        #expect(near(CGFloat(animation.duration), CGFloat(known.settlingDuration)))
    }

    @Test("A SwiftUI animation moves a view as it moves a layer")
    func viewsAnimation() {
        let layer = CALayer()
        layer.frame = view.frame
        screen.perform { screen.display.rootLayer.addSublayer(layer) }
        var isComplete = false
        screen.perform {
            UIView.animate(.bouncy) {
                view.center.x = 110
            } completion: {
                isComplete = true
            }
            CALayer.animate(.bouncy) { layer.position.x = 110 }
        }
        for _ in 0..<20 {
            screen.display.advance(frames: 1)
            #expect(x == (layer.presentation() ?? layer).position.x)
            #expect(x != 110)
        }
        screen.display.advance(by: 2)
        #expect(isComplete)
    }

    @Test("Without animation, changes in a block take effect at once")
    func without() {
        screen.perform {
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x = 110 }
                view.alpha = 0
            }
        }
        #expect(near(x, 110))
        #expect(view.layer.animationKeys() == ["opacity"])
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        screen.perform { UIView.animate(withDuration: 1) { view.center.x = 50 } }
        #expect(near(x, 50))
        #expect(!UIView.areAnimationsEnabled)
    }

    @Test("A repeating, autoreversing animation runs forward and back")
    func repeated() {
        screen.perform {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]
            ) {
                view.center.x = 110
            }
        }
        screen.display.advance(by: 1.5)
        #expect(near(x, 60))
        screen.display.advance(by: 1)
        #expect(near(x, 60))
        screen.display.advance(by: 0.25)
        #expect(near(x, 85))
    }

    @Test("Layout inside a block animates")
    func layout() {
        final class Row: UIView {
            let part = UIView()
            override func layoutSubviews() { part.frame = bounds }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.addSubview(row.part)
        let screen = Screen(row)
        screen.perform {
            row.bounds.size.width = 50
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                row.layoutIfNeeded()
            }
        }
        screen.display.advance(by: 0.5)
        #expect(near(row.shown.bounds.width, 50))
        #expect(near(row.part.shown.bounds.width, 75))
    }

    @Test("A completion is called even without changes, and with false for removed animations")
    func completions() {
        var ends: [Bool] = []
        screen.perform {
            UIView.animate(withDuration: 1) {
            } completion: {
                ends.append($0)
            }
        }
        screen.display.advance(frames: 2)
        #expect(ends == [true])
        screen.perform {
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
        }
        screen.display.advance(by: 0.2)
        screen.perform { view.layer.removeAllAnimations() }
        screen.display.advance(frames: 2)
        #expect(ends == [true, false])
    }

    @Test("A transition fades from the old content to the new one")
    func transition() {
        var ends: [Bool] = []
        screen.perform { view.backgroundColor = .red }
        screen.perform {
            UIView.transition(
                with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
            ) {
                view.backgroundColor = .blue
            } completion: {
                ends.append($0)
            }
        }
        screen.display.advance(by: 0.5)
        let middle = screen.pixel(10, 10)
        #expect(middle[0] > 100 && middle[0] < 155 && middle[2] > 100 && middle[2] < 155)
        screen.display.advance(by: 0.6)
        #expect(screen.pixel(10, 10) == [0, 0, 255])
        #expect(ends == [true])
    }
}
