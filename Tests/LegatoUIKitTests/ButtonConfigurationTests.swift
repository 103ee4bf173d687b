import Foundation
import Legato
import LegatoUIKit
import Testing

/// Configurations of buttons.
struct ButtonConfigurationTests {
    @Test("The transformer changes the attributes of the title, and the size its space")
    func title() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.top == 15)
        let plain = UIButton(configuration: configuration)
        configuration.titleTextAttributesTransformer = .init { incoming in
            var outgoing = incoming
            outgoing.uiKit.font = UIFont.boldSystemFont(ofSize: 30)
            return outgoing
        }
        let large = UIButton(configuration: configuration)
        #expect(large.currentAttributedTitle?.string == "Go" && large.currentTitle == "Go")
        #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 8)
        var styled = AttributedString("Stop")
        styled.uiKit.foregroundColor = .red
        configuration.titleTextAttributesTransformer = nil
        configuration.attributedTitle = styled
        large.configuration = configuration
        #expect(large.currentTitle == "Stop" && large.currentAttributedTitle?.string == "Stop")
        configuration.title = "Back"
        large.configuration = configuration
        #expect(configuration.attributedTitle == AttributedString("Back"))
        #expect(large.titleLabel?.text == "Back" && large.currentAttributedTitle == nil)
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
    }

    @Test("The background has the colour, the line and the corners of the configuration")
    func background() {
        var configuration = UIButton.Configuration.plain()
        configuration.background.backgroundColor = .green
        configuration.background.strokeColor = .red
        configuration.background.strokeWidth = 2
        configuration.background.cornerRadius = 1
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        let screen = Screen(button)
        #expect(screen.pixel(30, 1) == [255, 0, 0] && screen.pixel(30, 10) == [0, 255, 0])
        screen.perform { button.configuration = nil }
        screen.display.advance(by: 0.5)
        #expect(screen.pixel(30, 1) == [255, 255, 255])
    }

    @Test("A flipped image shows its other side", arguments: [UIImage.Orientation.up, .left])
    func flipped(_ orientation: UIImage.Orientation) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: 20, height: 20)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let image = UIImage(
            cgImage: try #require(drawn.cgImage), scale: 1, orientation: orientation)
        func corner(_ image: UIImage) -> [Int] {
            let screen = Screen(UIImageView(image: image))
            let places = [(5, 5), (15, 5), (5, 15), (15, 15)]
            return places.indices.filter { screen.pixel(places[$0].0, places[$0].1)[1] == 0 }
        }
        let (before, after) = (corner(image), corner(image.withHorizontallyFlippedOrientation()))
        #expect(before.count == 1 && after == [before[0] ^ 1])
    }

    @Test("A drag of a scroll view ends editing, if it is to")
    func dismissal() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scroller.contentSize = CGSize(width: 200, height: 800)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        scroller.addSubview(field)
        let screen = Screen()
        let root = UIViewController()
        screen.perform { UIApplication.shared.keyWindow?.rootViewController = root }
        screen.perform { root.view.addSubview(scroller) }
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
            screen.perform {
                scroller.keyboardDismissMode = mode
                scroller.contentOffset = .zero
                field.becomeFirstResponder()
            }
            screen.display.advance(by: 0.1)
            #expect(field.isFirstResponder)
            screen.drag([120, 110, 90, 70].map { CGPoint(x: 100, y: $0) })
            screen.display.advance(by: 2)
            #expect(field.isFirstResponder == (mode == .none))
        }
    }
}
