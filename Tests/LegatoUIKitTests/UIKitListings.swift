import Foundation
import Testing
import Legato
import LegatoUIKit

/// Listings on UIKit.
///
/// The listings of the documentation comments on UIKit.
@MainActor
struct UIKitListings {
    private let window = HeadlessDisplay(size: CGSize(width: 240, height: 240))

    struct Badge: UIViewRepresentable {
        var color: UIColor

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
    }

    @Test("A symbol is large and bold")
    func symbols() {
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let star = UIImage(systemName: "star.fill", withConfiguration: large)
        #expect((star?.size.width ?? 0) > 40)
    }

    @Test("Symbols move, are replaced, and have thumbnails")
    func symbolEffects() {
        let bell = UIImageView(image: UIImage(systemName: "bell"))
        bell.addSymbolEffect(.wiggle)
        let view = bell
        guard let pause = UIImage(systemName: "pause.fill") else { return }
        view.setSymbolImage(pause, contentTransition: .replace)
        #expect(view.image === pause)
        let photo = pause
        let small = photo.preparingThumbnail(of: CGSize(width: 80, height: 60))
        #expect(small?.size == CGSize(width: 80, height: 60))
    }

    @Test("A label shows an attributed string with UIKit's font")
    func attributes() {
        let label = UILabel()
        var title = AttributedString("Warning")
        title.font = .systemFont(ofSize: 20)
        label.attributedText = NSAttributedString(title)
        #expect(label.attributedText?.string == "Warning")
    }

    final class Page: UIViewController {
        let panel = UIView()

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in self.panel.alpha = size.width > size.height ? 1 : 0 }
        }
    }

    final class Grid: UIViewController {
        func cell(for photo: Int) -> UIView? { view.viewWithTag(photo) }

        func show(_ photo: Int) {
            let (grid, detail) = (self, UIViewController())
            detail.preferredTransition = .zoom { [photo] _ in grid.cell(for: photo) }
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    @Test("A photo grows out of its cell")
    func zoom() throws {
        let grid = Grid()
        let cell = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        cell.tag = 7
        let screen = Screen()
        let navigation = screen.perform {
            let navigation = UINavigationController(rootViewController: grid)
            UIApplication.shared.keyWindow?.rootViewController = navigation
            grid.view.addSubview(cell)
            return navigation
        }
        screen.display.advance(by: 0.1)
        screen.perform { grid.show(7) }
        let detail = try #require(navigation.topViewController)
        #expect(detail.view.superview?.shown.frame == cell.frame)
    }

    @Test("A panel fades alongside a change of size")
    func sizes() {
        let page = Page()
        window.perform {
            window.rootLayer.addSublayer(page.view.layer)
            page.view.window?.rootViewController = page
        }
        window.resize(to: CGSize(width: 200, height: 240))
        #expect(page.panel.alpha == 0)
    }

    @Test("A switch calls an action")
    func toggle() {
        var count = 0
        func print(_ text: String) { count += 1 }
        let toggle = UISwitch()
        toggle.addAction(UIAction { _ in print("on or off") }, for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        #expect(count == 1)
    }

    @Test("A button has a configuration and an action")
    func button() {
        var count = 0
        func print(_ text: String) { count += 1 }
        let start = UIAction(title: "Start") { _ in print("tapped") }
        let button = UIButton(configuration: .filled(), primaryAction: start)
        #expect(button.currentTitle == "Start")
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)
    }

    @Test("A card moves, fades and is removed")
    func card() {
        window.perform {
            let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
            card.backgroundColor = .systemBlue
            card.layer.cornerRadius = 12
            window.rootLayer.addSublayer(card.layer)

            UIView.animate(withDuration: 0.5) { card.center.x = 200 }
            #expect(card.layer.animationKeys() == ["position"])
        }
    }

    @Test("A card leaves")
    func leaving() {
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 120, height: 80))
        let stage = UIView()
        stage.addSubview(card)
        window.perform {
            window.rootLayer.addSublayer(stage.layer)
            UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) {
                card.center.y += 200
                card.alpha = 0.5
            } completion: { _ in
                card.removeFromSuperview()
            }
        }
        window.advance(by: 0.4)
        #expect(card.superview === stage)
        window.advance(by: 0.2)
        #expect(card.superview == nil)
    }

    @Test("Keyframes fade a card out and in")
    func keyframes() {
        let card = UIView()
        window.perform {
            window.rootLayer.addSublayer(card.layer)
            UIView.animateKeyframes(withDuration: 2, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    card.alpha = 0
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    card.alpha = 1
                }
            }
        }
        window.advance(by: 1)
        #expect((card.layer.presentation()?.opacity ?? 1) < 0.01)
        window.advance(by: 1.1)
        #expect(card.alpha == 1 && card.layer.animationKeys() == nil)
    }

    @Test("An animator is scrubbed and continued")
    func animator() {
        let card = UIView()
        window.perform {
            window.rootLayer.addSublayer(card.layer)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.alpha = 0 }
            animator.pauseAnimation()
            animator.fractionComplete = 0.3
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        window.advance(by: 0.5)
        #expect((card.layer.presentation()?.opacity ?? 1) < 0.7)
    }

    @Test("A pan moves a card")
    func pan() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
        window.perform {
            window.rootLayer.addSublayer(card.layer)
            let drag = UIPanGestureRecognizer { pan in
                guard let pan = pan as? UIPanGestureRecognizer else { return }
                card.center.x += pan.translation(in: nil).x
                pan.setTranslation(.zero, in: nil)
            }
            card.addGestureRecognizer(drag)
        }
        window.advance(by: 0.1)
        for (index, x) in [20.0, 40, 60].enumerated() {
            let event = PointerEvent(location: CGPoint(x: x, y: 20), time: window.time)
            window.send(index == 0 ? .pointerDown(event) : .pointerMoved(event))
            window.advance(frames: 1)
        }
        #expect(card.center.x == 160)
    }

    @Test("A ticket and a dot are drawn")
    func drawing() {
        let ticket = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 160, height: 90),
            byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12)
        )
        #expect(ticket.bounds == CGRect(x: 0, y: 0, width: 160, height: 90))
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.systemPink.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(dot.size == CGSize(width: 8, height: 8))
    }

    @Test("A view of SwiftUI is shown by a controller")
    func hosting() {
        let superview = UIView()
        let controller = UIHostingController(rootView: Text("Hello"))
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        superview.addSubview(controller.view)
        #expect(superview.subviews == [controller.view])
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 100)).width > 20)
    }

    @Test("A card springs to its new centre")
    func springs() {
        let card = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 80))
        window.perform { window.rootLayer.addSublayer(card.layer) }
        window.advance(frames: 1)
        window.perform {
            card.backgroundColor = .systemBlue
            UIView.animate(springDuration: 0.5, bounce: 0.3) {
                card.center.x += 100
            }
        }
        #expect(card.center.x == 200)
        window.advance(by: 0.1)
        #expect((101..<200).contains(card.layer.presentation()?.position.x ?? 0))
        window.advance(by: 5)
        #expect(card.layer.presentation()?.position.x == 200)
    }

    final class Player: UIViewController {
        var isPlaying = false
        func toggle(_ command: UIKeyCommand) { isPlaying.toggle() }

        override func viewDidLoad() {
            super.viewDidLoad()
            addKeyCommand(
                UIKeyCommand(input: "p", modifierFlags: .control, action: Selector(Player.toggle))
            )
        }
    }

    @Test("A key command toggles a player")
    func keyCommand() {
        let player = Player()
        let screen = Screen(player.view)
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = player }
        screen.display.press("p", .control)
        #expect(player.isPlaying)
    }

    @Test("A title has the rounded design")
    func design() {
        let label = UILabel()
        let title = UIFont.systemFont(ofSize: 34, weight: .bold)
        if let rounded = title.fontDescriptor.withDesign(.rounded) {
            label.font = UIFont(descriptor: rounded, size: 0)
        }
        #expect(label.font.pointSize == 34 && label.font != title)
    }

    @Test("A picture of a card is drawn")
    func picture() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
        card.backgroundColor = .systemBlue
        let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
            card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
        }
        #expect(picture.size == card.bounds.size)
    }

    @Test("A snapshot of a card moves in its place")
    func snapshot() {
        let (stage, card) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)),
            UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        )
        card.backgroundColor = .systemBlue
        stage.addSubview(card)
        let screen = Screen(stage)
        func move() {
            guard let copy = card.snapshotView(afterScreenUpdates: false) else { return }
            copy.frame = card.frame
            stage.addSubview(copy)
            card.isHidden = true
            UIView.animate(withDuration: 0.4) { copy.center.y += 60 }
        }
        screen.perform(move)
        #expect(screen.pixel(50, 30)[2] > 200)
        screen.display.advance(by: 1)
        #expect(screen.pixel(50, 30) == [255, 255, 255] && screen.pixel(50, 130)[2] > 200)
    }

    struct Swipe: UIGestureRecognizerRepresentable {
        var action: () -> Void

        func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
            UISwipeGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(
            _ recognizer: UISwipeGestureRecognizer, context: Context
        ) { action() }
    }

    @Test("A swipe over a SwiftUI view calls its action")
    func swipe() {
        var count = 0
        let screen = Screen(showing: Color.red.gesture(Swipe { count += 1 }))
        screen.drag([CGPoint(x: 50, y: 90), CGPoint(x: 90, y: 90), CGPoint(x: 140, y: 90)])
        #expect(count == 1)
    }

    @Test("A guide fills the space between a title and an icon")
    func guide() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        let (title, icon) = (UIView(), UIView())
        for view in [title, icon] { view.translatesAutoresizingMaskIntoConstraints = false }
        for item in [title, icon] { view.addSubview(item) }
        title.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        icon.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        icon.widthAnchor.constraint(equalTo: title.widthAnchor).isActive = true
        let space = UILayoutGuide()
        view.addLayoutGuide(space)
        NSLayoutConstraint.activate([
            space.leadingAnchor.constraint(equalTo: title.trailingAnchor),
            space.trailingAnchor.constraint(equalTo: icon.leadingAnchor),
            space.widthAnchor.constraint(equalTo: title.widthAnchor),
        ])
        view.layoutIfNeeded()
        #expect(space.layoutFrame.minX == 30 && space.layoutFrame.width == 30)
    }

    @Test("A page control turns the pages")
    func pageControl() {
        let photos = ["Sea", "Sky"]
        var shown = ""
        func show(_ photo: String) { shown = photo }
        let pages = UIPageControl()
        pages.numberOfPages = photos.count
        pages.addAction(
            UIAction { _ in show(photos[pages.currentPage]) }, for: .valueChanged
        )
        pages.currentPage = 1
        pages.sendActions(for: .valueChanged)
        #expect(shown == "Sky")
    }

    @Test("A card fills its preview")
    func preview() {
        let preview = Preview("Card") {
            let card = UIView()
            card.backgroundColor = .systemBlue
            return card
        }
        #expect(Screen(showing: preview.view).pixel(5, 195)[2] > 200)
    }
}

#if Macros
#Preview("Card") {
    let card = UIView()
    card.backgroundColor = .systemBlue
    return card
}
#endif
