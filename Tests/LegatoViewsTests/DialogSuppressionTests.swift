import Foundation
import Legato
import Testing

/// Check boxes of dialogs.
struct DialogSuppressionTests {
    private struct Asking: View {
        let handle: Handle<Bool>
        let isAlert: Bool
        @State private var isOn = true
        @State private var isSuppressed = false

        var body: some View {
            handle.get = { isSuppressed }
            return Group {
                if isAlert {
                    Color.white.alert("Delete?", isPresented: $isOn) { Button("Delete") {} }
                } else {
                    Color.white.confirmationDialog("Delete?", isPresented: $isOn) {
                        Button("Delete") {}
                    }
                }
            }
            .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
        }
    }

    @Test("A dialog has a check box that sets the value, and stays", arguments: [true, false])
    func suppression(isAlert: Bool) throws {
        let handle = Handle<Bool>()
        let it = ViewDisplay(
            Asking(handle: handle, isAlert: isAlert), size: CGSize(width: 400, height: 400),
            frames: 2
        )
        it.display.advance(by: 1)
        #expect(handle.get() == false)
        let label = try #require(it.layer(ofText: "Never ask"))
        let place = it.middle(label)
        let button = try #require(it.middle(ofText: "Delete"))
        #expect(place.y < button.y)
        it.tap(place.x - label.bounds.width / 2 - 14, place.y)
        it.display.advance(by: 1)
        #expect(handle.get() == true && it.middle(ofText: "Delete") != nil)
    }

    @Test("Return does not press the check box of an alert, and presses its only button")
    func defaultButton() {
        let handle = Handle<Bool>()
        var cancels = 0
        struct Asking: View {
            let handle: Handle<Bool>
            let hasDelete: Bool
            let cancel: () -> Void
            @State private var isSuppressed = false
            var body: some View {
                handle.get = { isSuppressed }
                return Color.white.alert("Delete?", isPresented: .constant(true)) {
                    if hasDelete { Button("Delete", role: .destructive) {} }
                    Button("Cancel", role: .cancel, action: cancel)
                }
                .dialogSuppressionToggle("Never ask", isSuppressed: $isSuppressed)
            }
        }
        for hasDelete in [true, false] {
            let it = ViewDisplay(
                Asking(handle: handle, hasDelete: hasDelete) { cancels += 1 },
                size: CGSize(width: 400, height: 400), frames: 2
            )
            it.display.advance(by: 1)
            it.key("return")
            it.display.advance(by: 1)
            #expect(handle.get() == false)
            #expect(cancels == (hasDelete ? 0 : 1))
        }
    }

    @Test("The default title of the check box")
    func suppressionTitle() {
        let view = Color.white.alert("Delete?", isPresented: .constant(true)) {}
            .dialogSuppressionToggle(isSuppressed: .constant(true))
        let it = ViewDisplay(view, frames: 2)
        it.display.advance(by: 1)
        #expect(it.middle(ofText: "Do not ask again") != nil)
    }
}
