import Legato
import Testing

@testable import LegatoViews

/// Misuse and invalid values cause a message, no crash, and a sensible picture.
@Suite(.serialized) struct ViewBadInputTests {
    private struct Entry: Identifiable {
        let id: Int
        let name: String
    }

    @Test func duplicateIdsShowTheirFirstElement() throws {
        let remote = Remote([
            Entry(id: 1, name: "a"), Entry(id: 1, name: "b"), Entry(id: 2, name: "c"),
        ])
        var stage: ViewStage<Remoted<[Entry], VStack<ForEach<[Entry], Int, Text>>>>?
        let messages = warnings {
            stage = ViewStage(
                Remoted(remote) { entries in VStack { ForEach(entries) { Text($0.name) } } }
            )
        }
        let message =
            "ForEach has the id 1 more than once and shows only the first element; give each element "
            + "a unique id."
        #expect(messages == [message])
        #expect(try stage?.strings() == ["a", "c"])
        let again = warnings {
            stage?.change { withAnimation { remote.value.append(Entry(id: 2, name: "d")) } }
            stage?.display.advance(by: 1)
        }
        #expect(again.count == 2 && Set(again).count == 2)
        #expect(try stage?.strings() == ["a", "c"])
    }

    private struct Writing: View {
        @State private var count = 0
        var body: some View {
            let _ = (count = min(count + 1, 3))
            Text("\(count)")
        }
    }

    @Test func stateChangedInABodyIsReportedAndShownInTheEnd() throws {
        var stage: ViewStage<Writing>?
        let messages = warnings {
            stage = ViewStage(Writing())
            stage?.display.advance(frames: 5)
        }
        #expect(
            messages.first?.hasPrefix("State was changed while the body of Writing was evaluated")
                == true
        )
        #expect(Set(messages).count == 1)
        #expect(try stage?.strings() == ["3"])
    }

    private struct Endless: View {
        @State private var count = 0
        var body: some View {
            let _ = (count += 1)
            Text("text")
        }
    }

    @Test func stateChangedInEveryBodyDoesNotHang() throws {
        var stage: ViewStage<Endless>?
        let messages = warnings {
            stage = ViewStage(Endless())
            stage?.display.advance(frames: 3)
        }
        #expect(messages.contains { $0.hasPrefix("State was changed while the body of Endless") })
        #expect(try stage?.strings() == ["text"])
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, -20])
    func invalidSizesAndPositionsAreReportedAndIgnored(value: Double) throws {
        let messages = try warnings {
            let remote = Remote(20.0)
            let stage = ViewStage(
                Remoted(remote) { value in
                    VStack {
                        Rectangle().fill(.red).frame(width: value, height: value)
                        Dot().padding(value)
                        Dot().offset(x: value)
                        Dot().scaleEffect(value)
                        Dot().rotationEffect(.radians(value))
                        Dot().opacity(value)
                        Dot().position(x: value, y: 0)
                    }
                }
            )
            stage.change { withAnimation(.linear(duration: 1)) { remote.value = value } }
            stage.display.advance(by: 0.5)
            _ = stage.display.snapshot()
            stage.display.advance(by: 1)
            _ = stage.display.snapshot()
            for layer in stage.layers(CALayer.self) {
                let shown = try stage.shown(layer)
                #expect(shown.bounds.width.isFinite && shown.position.x.isFinite)
                #expect(shown.transform.m11.isFinite && shown.transform.m41.isFinite)
            }
        }
        #expect(!messages.isEmpty)
    }

    @Test func anInfiniteLayoutHasFiniteBounds() throws {
        let messages = warnings {
            let stage = ViewStage(
                VStack {
                    Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
                    Color.blue.frame(minWidth: .infinity)
                    Color.green.frame(width: 10, height: 10)
                }
            )
            for layer in stage.layers() {
                #expect(layer.bounds.width.isFinite && layer.bounds.height.isFinite)
            }
        }
        #expect(messages.count <= 1)
    }

    @Test func anEmptyViewTreeHasNoLayers() {
        let messages = warnings {
            let stage = ViewStage(EmptyView(), width: 1, height: 1)
            stage.display.advance(frames: 2)
            _ = stage.display.snapshot()
        }
        #expect(messages == [])
    }
}
