import Foundation
import Legato

extension BenchmarkScene {
    static let cards = BenchmarkScene(
        id: "cards",
        sentence: "A wall of cards with soft shadows, most of them off screen, scrolls.",
        count: 120,
        change: { root, number, _ in
            guard let wall = root.sublayers?.first else { return }
            CATransaction.setDisableActions(true)
            let length = max(1, wall.bounds.height - root.bounds.height)
            let offset = CGFloat(number * 3).truncatingRemainder(dividingBy: 2 * length)
            wall.frame.origin.y = -min(offset, 2 * length - offset)
        }
    ) { size, count in
        let root = root(size, 0) { _, _ in CALayer() }
        root.backgroundColor = CGColor(red: 0.92, green: 0.93, blue: 0.95)
        let columns = max(1, Int((size.width - 24) / (Card.size.width + 24)))
        let rows = (count + columns - 1) / columns
        let wall = HostingLayer(rootView: CardWall(count: count, columns: columns))
        wall.frame = CGRect(
            x: 0, y: 0, width: size.width, height: 24 + CGFloat(rows) * (Card.size.height + 24)
        )
        root.addSublayer(wall)
        return root
    }
}

/// Rows of cards.
private struct CardWall: View {
    let count: Int
    let columns: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: 24) {
                    ForEach(row * columns..<min(count, (row + 1) * columns), id: \.self) {
                        Card(number: $0)
                    }
                }
            }
        }
    }
}

/// A card: a gradient, a dot and three texts on a white ground with a shadow.
private struct Card: View {
    static let size = CGSize(width: 280, height: 168)
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 8, style: .continuous)
                .fill(
                    LinearGradient(
                        colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing
                    )
                )
                .frame(height: 56)
            HStack(spacing: 8) {
                Circle().fill(Color.green).frame(width: 12, height: 12)
                Text("Card \(number % 10)").font(.headline)
            }
            Text("Three lines of text").font(.body)
            Text("that stay the same").font(.caption)
        }
        .foregroundStyle(Color.black)
        .padding(16)
        .frame(width: Self.size.width, height: Self.size.height)
        .background {
            RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color.white)
        }
        .shadow(radius: 12)
    }
}
