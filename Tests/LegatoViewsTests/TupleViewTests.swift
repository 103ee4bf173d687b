import Legato
import Testing

@testable import LegatoViews

/// Tuples of views.
struct TupleViewTests {
    /// Returns the first of two views that a builder created.
    private func first<A: View, B: View>(@ViewBuilder _ views: () -> TupleView<(A, B)>) -> A {
        views().value.0
    }

    @Test("A builder's views are a tuple with a typed value")
    func value() throws {
        let text = first {
            Text("a")
            Color.red
        }
        #expect(try ViewStage(text).strings() == ["a"])
    }

    @Test("A tuple is created from views, is laid out like a builder's, and is updated in place")
    func tuple() throws {
        let remote = Remote("b")
        let stage = ViewStage(
            Remoted(remote) { name in
                VStack(spacing: 0) {
                    TupleView((Color.red.frame(height: 20), Text(name), Color.blue))
                }
            }
        )
        let text = try #require(stage.layers(CATextLayer.self).first)
        #expect(try stage.strings() == ["b"])
        #expect(try stage.middle(text).y > 20)
        stage.change { remote.value = "c" }
        #expect(try stage.strings() == ["c"])
        #expect(stage.layers(CATextLayer.self).first === text)
    }

    @Test("Values other than tuples of views show nothing and warn")
    func others() {
        func messages(_ view: some View) -> [String] {
            warnings { #expect(ViewStage(view).layers(CATextLayer.self).isEmpty) }
        }
        let rule = "TupleView takes a tuple of two views or more, without labels, got"
        #expect(messages(TupleView(3)).first?.hasPrefix("\(rule) Int") == true)
        #expect(messages(TupleView((Text("a"), 3))).first?.hasPrefix("\(rule) (Text, Int)") == true)
    }

    @Test("AnyView(_fromValue:) wraps a view and returns nil for any other value")
    func erasedValues() throws {
        let view = try #require(AnyView(_fromValue: Text("a") as Any))
        #expect(try ViewStage(view).strings() == ["a"])
        #expect(AnyView(_fromValue: 3) == nil)
    }
}
