import SwiftUI

struct Actions: View {
    @State private var isOn = false
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(LinearGradient(colors: [.pink, .purple], startPoint: .top, endPoint: .bottom))
            .frame(width: 200, height: 120)
            .offset(x: offset.width + drag.width, y: offset.height + drag.height)
            .gesture(
                DragGesture()
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onEnded { value in
                        withAnimation(.spring()) { offset = value.translation }
                    }
            )
            .animation(.interactiveSpring(), value: drag)
            .onAppear { start() }
            .task { await later() }
    }

    private func start() {
        DispatchQueue.main.async {
            withAnimation { isOn = true }
        }
    }

    private func later() async {
        await Task.yield()
        isOn.toggle()
    }
}

#Preview {
    Actions()
}

#Preview("Landscape", traits: .landscapeLeft) {
    Actions()
}
