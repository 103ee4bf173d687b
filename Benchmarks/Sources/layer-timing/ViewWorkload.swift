import Figures
import Foundation
import Legato
import Observation

/// Trees of views in which one view changes, or all animate.
@MainActor
struct ViewWorkload {
    /// The maximum number of views measured; view trees are smaller than layer trees.
    static let maximum = 10_000
    private static let changes = 100
    let count: Int

    /// The model that the views read.
    @Observable final class Model {
        var value = 0.0
    }

    /// A cell; one of them reads the model.
    private struct Cell: View {
        let index: Int
        let model: Model
        var body: some View {
            Rectangle().opacity(index == 5 ? 0.5 + model.value / 1e6 : 1).frame(height: 4)
        }
    }

    private struct Counters: View {
        let count: Int
        let model: Model
        var body: some View {
            ForEach(0..<count, id: \.self) { _ in Counter(number: model.value) }
        }
    }

    /// A row of a list.
    private struct ListRow: View {
        let index: Int
        var body: some View {
            HStack {
                Circle().fill(.blue).frame(width: 36, height: 36)
                VStack(alignment: .leading) {
                    Text("Row \(index)").font(.headline)
                    Text("A line below it")
                }
                Spacer()
                Text("now")
            }
        }
    }

    /// Measures the first frame of a list, and frames in which it scrolls.
    func measureList(runs: Int, _ only: String) -> [LayerRow] {
        var rows: [LayerRow] = []
        let list = List(0..<count, id: \.self) { ListRow(index: $0) }
        let first = "view: list, the first frame"
        if only.isEmpty || first.contains(only) {
            rows.append(
                LayerRow(first, layers: count, runs: runs, changes: 1) { _ = show { _ in list } })
        }
        let scrolled = "view: list, a scrolled frame"
        if only.isEmpty || scrolled.contains(only) {
            let (display, _) = show { _ in list }
            let frames = 60
            rows.append(
                LayerRow(scrolled, layers: count, runs: runs, changes: Double(frames)) {
                    for _ in 0..<frames {
                        display.send(
                            .scroll(
                                ScrollEvent(
                                    location: CGPoint(x: 500, y: 500),
                                    delta: CGSize(width: 0, height: -40), time: display.time
                                )
                            )
                        )
                        display.advance(frames: 1)
                    }
                }
            )
        }
        return rows
    }

    /// Measures a change of state, and frames of animated texts.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        var rows: [LayerRow] = []
        let change = "view: state read by one, committed"
        if only.isEmpty || change.contains(only) {
            let (display, model) = show { model in
                VStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { Cell(index: $0, model: model) }
                }
            }
            rows.append(
                LayerRow(change, layers: count, runs: runs, changes: Double(Self.changes)) {
                    for _ in 0..<Self.changes {
                        display.perform { model.value += 1 }
                        display.advance(frames: 0)
                    }
                }
            )
        }
        let frame = "view: animatable text, a frame"
        if only.isEmpty || frame.contains(only) {
            let (display, model) = show { Counters(count: count, model: $0) }
            display.perform { withAnimation(.linear(duration: 1e6)) { model.value = 1e9 } }
            let frames = max(1, 10_000 / count)
            rows.append(
                LayerRow(frame, layers: count, runs: runs, changes: Double(frames * count)) {
                    display.advance(frames: frames)
                }
            )
        }
        return rows
    }

    private func show(_ view: (Model) -> some View) -> (HeadlessDisplay, Model) {
        let (display, model) = (HeadlessDisplay(size: CGSize(width: 1000, height: 1000)), Model())
        display.perform {
            let hosting = HostingLayer(rootView: view(model))
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
        }
        display.advance(frames: 2)
        return (display, model)
    }
}

/// A text that shows a number that animates.
struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View { Text("\(Int(number))") }
}
