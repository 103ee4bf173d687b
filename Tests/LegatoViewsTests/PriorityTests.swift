import Foundation
import Legato
import Testing

/// The traits of a modified view that its container reads.
struct PriorityTests {
    private nonisolated enum Mark: LayoutValueKey { static var defaultValue: Int { 0 } }

    /// Records the traits of its subviews.
    private struct Witness: Layout {
        nonisolated final class Notes: @unchecked Sendable {
            var priorities: [Double] = []
            var marks: [Int] = []
        }

        let notes: Notes

        nonisolated func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize {
            notes.priorities = subviews.map(\.priority)
            notes.marks = subviews.map { $0[Mark.self] }
            return proposal.replacingUnspecifiedDimensions()
        }

        nonisolated func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            for subview in subviews { subview.place(at: .zero, proposal: proposal) }
        }
    }

    /// A view with priority 3, mark 5 and z-index 1.
    private var marked: some View {
        Rectangle().layoutPriority(3).layoutValue(key: Mark.self, value: 5).zIndex(1)
    }

    /// Modifiers that preserve a view's priority.
    private var carriers: [(name: String, view: AnyView)] {
        [
            ("padding", AnyView(marked.padding())),
            ("background", AnyView(marked.background(Color.red))),
            ("overlay", AnyView(marked.overlay(Color.red))),
            ("mask", AnyView(marked.mask { Circle() })),
            ("clipShape", AnyView(marked.clipShape(Circle()))),
            ("border", AnyView(marked.border(Color.red))),
            ("fixedSize", AnyView(marked.fixedSize())),
            ("aspectRatio", AnyView(marked.aspectRatio(2, contentMode: .fit))),
            ("position", AnyView(marked.position(x: 1, y: 1))),
            ("offset", AnyView(marked.offset(x: 1, y: 1))),
            ("opacity", AnyView(marked.opacity(0.5))),
            ("scaleEffect", AnyView(marked.scaleEffect(2))),
            ("rotationEffect", AnyView(marked.rotationEffect(.degrees(3)))),
            ("blur", AnyView(marked.blur(radius: 2))),
            ("shadow", AnyView(marked.shadow(radius: 2))),
            ("alignmentGuide", AnyView(marked.alignmentGuide(.leading) { _ in 3 })),
            ("id", AnyView(marked.id(4))),
            ("transition", AnyView(marked.transition(.opacity))),
            ("onTapGesture", AnyView(marked.onTapGesture {})),
            ("onAppear", AnyView(marked.onAppear {})),
            ("environment", AnyView(marked.lineLimit(1))),
            ("animation", AnyView(marked.animation(.default, value: 1))),
        ]
    }

    /// Modifiers and containers that set their own priority.
    private var frames: [(name: String, view: AnyView)] {
        [
            ("fixed frame", AnyView(marked.frame(width: 10))),
            ("flexible frame", AnyView(marked.frame(maxHeight: .infinity))),
            ("stack", AnyView(VStack { marked })),
            ("overlaid", AnyView(ZStack { marked })),
        ]
    }

    private func notes(_ view: AnyView) -> Witness.Notes {
        let notes = Witness.Notes()
        _ = ViewStage(Witness(notes: notes)() { view })
        return notes
    }

    @Test func modifiersPassAPriorityOnAndFramesDoNot() {
        for (name, view) in carriers {
            #expect(notes(view).priorities == [3], "\(name)")
            #expect(notes(view).marks == [5], "\(name)")
        }
        for (name, view) in frames { #expect(notes(view).priorities == [0], "\(name)") }
        for (name, view) in frames.prefix(2) { #expect(notes(view).marks == [5], "\(name)") }
        for (name, view) in frames.dropFirst(2) { #expect(notes(view).marks == [0], "\(name)") }
        for (name, view) in frames {
            #expect(notes(AnyView(view.layoutPriority(2))).priorities == [2], "\(name)")
        }
    }

    @Test func modifiersPassTheZIndexOn() {
        for (name, view) in carriers + frames.prefix(2) where name != "mask" {
            let stage = ViewStage(
                ZStack {
                    view.foregroundStyle(Color(red: 1, green: 0, blue: 0))
                    Color(red: 0, green: 0, blue: 1).frame(width: 0, height: 0)
                }
            )
            let front = stage.layers().firstIndex { $0.bounds.size == .zero }
            #expect(front != nil && front != stage.layers().count - 1, "\(name)")
        }
    }

    @Test func aSpacerInAFrameExpands() throws {
        /// Returns the height of a shape next to a spacer in 200 points.
        func height(_ spacer: some View) throws -> CGFloat {
            let stage = ViewStage(
                VStack(spacing: 0) {
                    Rectangle(); spacer
                }
            )
            return try #require(stage.layers().first).bounds.height
        }
        #expect(try height(Spacer(minLength: 0)) == 200)
        #expect(try height(Spacer(minLength: 0).padding(.horizontal)) == 200)
        #expect(try height(Spacer().frame(maxHeight: .infinity)) == 100)
        #expect(try height(Spacer().frame(maxHeight: 40)) == 160)
        #expect(try height(Spacer().frame(height: 40)) == 160)
        #expect(try height(Spacer().frame(minHeight: 40)) == 100)
    }
}
