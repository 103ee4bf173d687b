import Figures
import Foundation
import Legato
import Observation

/// Columns of rows: of a circle and three texts, as in the programs of other toolkits, and
/// of three controls.
@MainActor
struct RowsWorkload {
    private static let changes = 200
    let count: Int

    /// The model that one row reads.
    @Observable final class Model {
        var value = 0
        var fraction = 0.0
    }

    private struct Row: View {
        let index: Int
        let model: Model
        var body: some View {
            HStack {
                Circle().fill(.blue).frame(width: 24, height: 24)
                VStack(alignment: .leading) {
                    Text("Row \(index)").font(.headline)
                    Text("Details of the row number \(index)").font(.caption)
                }
                Spacer()
                if index == 3 {
                    Text("\(model.value)")
                } else {
                    Text("\(index * 7)")
                }
            }
        }
    }

    private struct Rows: View {
        let count: Int
        let model: Model
        var body: some View {
            ScrollView {
                VStack { ForEach(0..<count, id: \.self) { Row(index: $0, model: model) } }
            }
        }
    }

    private struct Controls: View {
        let count: Int
        let model: Model
        @State private var isOn = true
        @State private var text = "Text"

        var body: some View {
            ScrollView {
                VStack {
                    ForEach(0..<count, id: \.self) { index in
                        HStack {
                            Button("Row \(index)") { model.value = index }
                            TextField("Text", text: $text)
                            Toggle("On", isOn: $isOn)
                        }
                    }
                }
            }
        }
    }

    private struct AnimatedNumber: View {
        let model: Model
        var body: some View { Counter(number: model.fraction) }
    }

    /// Measures the first frame, drawn, and frames after a text has changed.
    func measure(runs: Int, _ only: String) -> [LayerRow] {
        var rows: [LayerRow] = []
        func add(_ name: String, per parts: Int, _ run: () -> Void) {
            guard only.isEmpty || name.contains(only) else { return }
            rows.append(LayerRow(name, layers: count, runs: runs, changes: Double(parts), run))
        }
        // Each run shows numbers that no earlier one has shown.
        var last = 0
        // The end of a tree is not measured.
        var shown: [HeadlessDisplay] = []
        add("view: rows of three texts, first frame", per: 1) { shown.append(show(Rows.init).0) }
        shown = []
        add("view: rows of three controls, first frame", per: 1) {
            shown.append(show { Controls(count: $0, model: $1) }.0)
        }
        shown = []
        if only.isEmpty || "view: changed text, committed".contains(only) {
            let (display, model) = show(Rows.init)
            add("view: changed text, committed", per: Self.changes) {
                for _ in 0..<Self.changes {
                    last += 1
                    display.perform { model.value = last }
                    display.advance(frames: 0)
                }
            }
        }
        if only.isEmpty || "view: animated number, a frame drawn".contains(only) {
            let (display, model) = show { AnimatedNumber(model: $1) }
            display.perform {
                withAnimation(.linear(duration: 1e6)) { model.fraction = 6e7 }
            }
            add("view: animated number, a frame", per: Self.changes) {
                display.advance(frames: Self.changes)
            }
            add("view: animated number, a frame drawn", per: Self.changes) {
                for _ in 0..<Self.changes {
                    display.advance(frames: 1)
                    _ = display.snapshot()
                }
            }
        }
        return rows
    }

    private func show(_ view: (Int, Model) -> some View) -> (HeadlessDisplay, Model) {
        let (display, model) = (HeadlessDisplay(size: CGSize(width: 400, height: 800)), Model())
        display.perform {
            let hosting = HostingLayer(rootView: view(count, model))
            hosting.frame = display.rootLayer.bounds
            display.rootLayer.addSublayer(hosting)
        }
        display.advance(frames: 1)
        _ = display.snapshot()
        return (display, model)
    }
}
