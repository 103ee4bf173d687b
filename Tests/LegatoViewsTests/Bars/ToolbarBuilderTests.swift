import Foundation
import Legato
import Testing

/// Conditions in toolbars.
struct ToolbarBuilderTests {
    private struct Page: View {
        let handle: Handle<Bool>
        @State private var isEditing = false

        private func mark(_ width: CGFloat) -> some View {
            Color.red.frame(width: width, height: 20)
        }

        var body: some View {
            handle.set = { isEditing = $0 }
            return NavigationStack {
                Color.yellow
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { mark(30) }
                        if isEditing {
                            ToolbarItem(placement: .topBarTrailing) { mark(40) }
                        }
                        if isEditing {
                            ToolbarItem(placement: .bottomBar) { mark(50) }
                        } else {
                            ToolbarItem(placement: .bottomBar) { mark(60) }
                        }
                    }
            }
        }
    }

    @Test("Items of a condition are in the toolbar while it holds")
    func conditions() {
        let handle = Handle<Bool>()
        let it = ViewDisplay(Page(handle: handle), frames: 3)
        func shown() -> [CGFloat] {
            [30, 40, 50, 60].filter { !it.layers(CGSize(width: $0, height: 20)).isEmpty }
        }
        #expect(shown() == [30, 60])
        handle.set(true)
        it.display.advance(by: 2)
        #expect(shown() == [30, 40, 50])
        handle.set(false)
        it.display.advance(by: 2)
        #expect(shown() == [30, 60])
    }

    @Test("Items have the font and the colour scheme of their place in a bar")
    func surroundings() throws {
        func item(
            _ placement: ToolbarItemPlacement, _ scheme: ColorScheme? = nil
        ) throws -> CATextLayer {
            let it = ViewDisplay(
                NavigationStack {
                    Color.yellow
                        .toolbar { ToolbarItem(placement: placement) { Text("Save") } }
                        .toolbarColorScheme(scheme, for: .navigationBar, .bottomBar)
                },
                frames: 3
            )
            return try #require(it.layer(ofText: "Save"))
        }
        let plain = try item(.topBarTrailing)
        #expect(try item(.confirmationAction).bounds.width > plain.bounds.width)
        #expect(try item(.cancellationAction).bounds.width == plain.bounds.width)
        for placement in [ToolbarItemPlacement.topBarTrailing, .confirmationAction, .bottomBar] {
            #expect(try item(placement).foregroundColor == .black)
            #expect(try item(placement, .dark).foregroundColor == .white)
        }
    }

    @Test("Labels in toolbars show their icons only, and are read by their titles")
    func labels() {
        let it = ViewDisplay(
            NavigationStack {
                Color.yellow
                    .toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
            },
            frames: 3
        )
        let button = it.hosting.viewElements.first { $0.traits.contains(.isButton) }
        #expect(button?.label == "Add")
        #expect((button?.frame.width ?? 100) < 40)
    }
}
