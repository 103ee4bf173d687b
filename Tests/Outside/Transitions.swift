import SwiftUI

struct Tilt: ViewModifier {
    let angle: Double

    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(angle), anchor: .bottomLeading).clipped()
    }
}

extension AnyTransition {
    static var tilt: AnyTransition {
        .modifier(active: Tilt(angle: -90), identity: Tilt(angle: 0))
    }

    static var moveAndFade: AnyTransition {
        .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .scale(scale: 0.1).combined(with: .opacity).animation(.easeIn)
        )
    }
}

struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
    }
}

struct Cards: View {
    @State private var isShown = false
    @Namespace private var cards

    var body: some View {
        VStack {
            if isShown {
                Color.red.transition(.tilt)
                Color.green.transition(.moveAndFade)
                Color.blue.transition(Twirl())
                    .matchedGeometryEffect(id: "card", in: cards)
            }
        }
        .onAppear {
            withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) {
                isShown.toggle()
            }
        }
    }
}

struct Cards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Cards()
            Cards().previewLayout(.sizeThatFits).previewDisplayName("Fits")
        }
    }
}
