import Foundation
import Legato

extension DemoScene {
    /// A list of a million rows.
    static let millionRows = DemoScene(
        id: "million-rows",
        title: "Scroll a million rows",
        sentence: "A list of a million rows appears at once: only visible rows are created, even "
            + "when you fling it, insert rows, or jump to the middle or the end.",
        stillTime: 1.1,
        play: { hand in
            for frame in [20, 68] {
                hand.drag(atFrame: frame, moves: 6) { CGPoint(x: -60, y: 140 - 260 * $0) }
            }
            hand.tap(269, -36, atFrame: 130)
            hand.tap(269, 30, atFrame: 190)
            for frame in [236, 262] { hand.tap(269, 145, atFrame: frame) }
        }
    ) {
        Rows()
    }
}

private struct Rows: View {
    private static let count = 1_000_000

    /// The inserted rows, identified by negative numbers.
    @State private var inserted: [Int] = []

    var body: some View {
        ScrollViewReader { list in
            HStack(spacing: 36) {
                List {
                    ForEach(inserted, id: \.self) { Row(number: Self.count - $0, isNew: true) }
                    ForEach(0..<Self.count, id: \.self) { Row(number: $0) }
                }
                .listStyle(.plain)
                .scrollContentBackground(.hidden)
                .frame(width: 560, height: 480)
                .background(Color.surface)
                .clipShape(RoundedRectangle(cornerRadius: 20))
                VStack(spacing: 16) {
                    Text("1,000,000").font(.largeTitle).bold().monospacedDigit()
                    Text("rows, made as they appear")
                        .foregroundStyle(.secondary)
                        .padding(.bottom, 20)
                    jump("Middle") { list.scrollTo(Self.count / 2, anchor: .center) }
                    jump("End") { list.scrollTo(Self.count - 1, anchor: .bottom) }
                    jump("Top") { list.scrollTo(inserted.first ?? 0, anchor: .top) }
                    jump("Insert a row") { inserted.insert(-1 - inserted.count, at: 0) }
                }
                .frame(width: 240)
            }
            .onChange(of: inserted) {
                withAnimation(.smooth(duration: 0.6)) { list.scrollTo(inserted[0], anchor: .top) }
            }
        }
    }

    private func jump(_ title: String, _ action: @escaping () -> Void) -> some View {
        Button {
            withAnimation(.smooth(duration: 0.6), action)
        } label: {
            Text(title).frame(width: 160, height: 28)
        }
        .buttonStyle(.bordered)
    }
}

private struct Row: View {
    let number: Int
    var isNew = false

    var body: some View {
        HStack(spacing: 14) {
            Circle()
                .fill(Color(hue: Double(number * 7 % 100) / 100, saturation: 0.55, brightness: 0.9))
                .frame(width: 26, height: 26)
            Text(isNew ? "A new row" : "Row \(number)").fontWeight(.medium)
            Spacer()
            Text(isNew ? "just now" : "\(number % 60) min ago").foregroundStyle(.secondary)
        }
    }
}
