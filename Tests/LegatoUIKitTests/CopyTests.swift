import Foundation
import LegatoUIKit
import Testing

@Suite("Copies of UIKit's objects")
@MainActor struct CopyTests {
    @Test("A copy of a shadow has its values, and later changes leave the original")
    func shadow() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = nil
        let copy = try #require(shadow.copy() as? NSShadow)
        #expect(copy.shadowOffset == CGSize(width: 2, height: 3))
        #expect(copy.shadowBlurRadius == 4 && copy.shadowColor == nil)
        copy.shadowBlurRadius = 9
        #expect(shadow.shadowBlurRadius == 4)
    }

    @Test("A copy of a renderer's format has its values, and later changes leave the original")
    func format() throws {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, true)
        let copy = try #require(format.copy() as? UIGraphicsImageRendererFormat)
        #expect(copy.scale == 3 && copy.opaque && copy.bounds == format.bounds)
        copy.scale = 1
        #expect(format.scale == 3)
    }

    @Test("A copy of an action has its values and calls its closure")
    func action() throws {
        var senders: [UIAction] = []
        let action = UIAction(title: "Play", identifier: UIAction.Identifier("play")) {
            senders.append($0)
        }
        let copy = try #require(action.copy() as? UIAction)
        #expect(copy !== action && copy.title == "Play" && copy.identifier == action.identifier)
        copy.title = "Stop"
        #expect(action.title == "Play")
        let button = UIButton(type: .system, primaryAction: copy)
        button.sendActions(for: .primaryActionTriggered)
        #expect(senders.count == 1 && senders.first === copy)
    }
}
