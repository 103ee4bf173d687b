import Foundation
import Legato
import LegatoUIKit
import Testing

@MainActor private protocol Listener: AnyObject {
    func changed()
}

private final class Model {
    private let listeners = NSHashTable<AnyObject>.weakObjects()

    func add(_ listener: any Listener) { listeners.add(listener) }
    func changed() { for case let one as any Listener in listeners.allObjects { one.changed() } }
}

private final class Page: Listener {
    var changes = 0
    func changed() { changes += 1 }
}

/// Listings on dynamics.
///
/// The listings of the documentation comments on dynamics, tables of weak objects, images that are
/// stretched, and texts with Markdown.
struct DynamicsListings {
    @Test("A card falls to the end of its view")
    func falls() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let card = UIView(frame: CGRect(x: 80, y: 0, width: 20, height: 20))
        view.addSubview(card)
        let screen = Screen(view)
        let animator = UIDynamicAnimator(referenceView: view)
        animator.addBehavior(UIGravityBehavior(items: [card]))
        let walls = UICollisionBehavior(items: [card])
        walls.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(walls)
        screen.display.advance(by: 10)
        #expect(!animator.isRunning && abs(card.frame.maxY - view.bounds.maxY) < 1)
    }

    @Test("A listener is called while it exists")
    func listeners() {
        let (model, page) = (Model(), Page())
        model.add(page)
        model.changed()
        #expect(page.changes == 1)
    }

    @Test("An action removes a card")
    func accessibilityActions() {
        let card = UIView()
        UIView().addSubview(card)
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in
                card.removeFromSuperview()
                return true
            }
        ]
        #expect(card.accessibilityCustomActions?.map(\.name) == ["Archive"])
    }

    @Test("A bar of a chart is an element")
    func accessibility() {
        let chart = UIView()
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "40"
        bar.accessibilityFrameInContainerSpace = CGRect(x: 40, y: 20, width: 16, height: 80)
        chart.accessibilityElements = [bar]
        #expect(bar.isAccessibilityElement && bar.next === chart)
    }

    @Test("A label shows Markdown, a button another font, and an image keeps its margins")
    func texts() throws {
        let label = UILabel()
        label.attributedText = try NSAttributedString(markdown: "**Bold** and *italic*")
        #expect(label.text == "Bold and italic")
        var configuration = UIButton.Configuration.filled()
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 20)
            return outgoing
        }
        #expect(configuration.titleTextAttributesTransformer != nil)
        let bubble = UIImage(named: "bubble")?.resizableImage(
            withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 20)
        )
        #expect(bubble == nil)
    }
}
