// Previews of SwiftUI's and UIKit's views in one file, each in the forms that templates and people write.
import SwiftUI
import UIKit

#Preview { Text("One view") }

#Preview("Two views") {
    Text("One")
    Text("Two")
}

#Preview("State") {
    @Previewable @State var sides = 3

    Stepper("Sides: \(sides)", value: $sides, in: 3...12)
        .overlay(alignment: .bottom) {
            Button("More") { withAnimation(.easeInOut(duration: 1)) { sides += 1 } }
        }
}

#Preview("Statements", traits: .sizeThatFitsLayout) {
    let count = 3
    Text("\(count) views")
}

#Preview {
    let count = 3
    return Text("\(count) views")
}

#Preview("A view of UIKit") { UIView() }

#Preview("A set up view of UIKit") {
    let card = UIView()
    card.backgroundColor = .systemBlue
    return card
}

#Preview("A controller", traits: .fixedLayout(width: 200, height: 100)) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemRed
    return controller
}
