import Foundation
import Legato

extension DemoScene {
    /// Animatable digits.
    static let ticker = DemoScene(
        id: "ticker",
        title: "Read the tape",
        sentence: "Prices count up or down to the next quote, because each text is a view with an "
            + "animatable number.",
        stillTime: 2.3,
        play: { hand in hand.tap(0, 180, atFrame: 126) }
    ) {
        Board()
    }
}

/// A number's text, updated for every interpolated value.
private struct Figure: View, Animatable {
    var value: Double
    var format = "%.2f"

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text(String(format: format, value)) }
}

/// A share and its repeating quotes.
private struct Share: Identifiable {
    let id: String
    let name: String
    let quotes: [Double]

    func quote(_ number: Int) -> Double { quotes[number % quotes.count] }

    /// Returns the change since the previous quote in percent.
    func change(_ number: Int) -> Double {
        100 * (quote(number) / quote(number + quotes.count - 1) - 1)
    }
}

private let shares = [
    Share(id: "FNCH", name: "Finch Optics", quotes: [184.2, 191.75, 178.4, 203.1]),
    Share(id: "MOSS", name: "Moss & Stone", quotes: [62.35, 58.9, 71.2, 66.6]),
    Share(id: "TIDE", name: "Tidewater Power", quotes: [1012.5, 1048.2, 1096.4, 985.3]),
    Share(id: "WREN", name: "Wren Aviation", quotes: [27.8, 24.15, 31.05, 29.9]),
]

private struct Board: View {
    @State private var skipped = 0

    var body: some View {
        VStack(spacing: 20) {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) {
                tape(skipped + Int($0.date.timeIntervalSinceReferenceDate / 2))
            }
            Button {
                skipped += 1
            } label: {
                Text("Next quote").font(.title3).frame(width: 180, height: 36)
            }
            .buttonStyle(.bordered)
        }
    }

    private func tape(_ number: Int) -> some View {
        VStack(spacing: 0) {
            ForEach(shares) { Line(share: $0, number: number) }
        }
        .padding(.horizontal, 36)
        .padding(.vertical, 12)
        .frame(width: 680)
        .plate()
        .animation(.smooth(duration: 1.2), value: number)
    }
}

private struct Line: View {
    let share: Share
    let number: Int

    private var change: Double { share.change(number) }

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 2) {
                Text(share.id).font(.system(size: 22, weight: .bold))
                Text(share.name).font(.callout).foregroundStyle(.secondary)
            }
            Spacer()
            Figure(value: share.quote(number)).font(.system(size: 34))
            HStack(spacing: 8) {
                Arrow().frame(width: 14, height: 12).rotationEffect(.degrees(change < 0 ? 180 : 0))
                Figure(value: abs(change), format: "%.1f %%").font(.system(size: 18))
            }
            .frame(width: 112, alignment: .trailing)
            .foregroundStyle(change < 0 ? Color.coral : Color.aqua)
        }
        .frame(height: 78)
    }
}

private nonisolated struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}
