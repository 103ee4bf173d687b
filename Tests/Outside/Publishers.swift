import Combine
import Foundation
import SwiftUI

struct TickingView: View {
    @State private var angle = 0.0
    @State private var isOn = false
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let subject = PassthroughSubject<Bool, Never>()

    var body: some View {
        Circle()
            .rotationEffect(.degrees(angle))
            .onReceive(timer) { _ in
                withAnimation(.linear(duration: 0.5)) { angle += 30 }
            }
            .onReceive(subject.removeDuplicates()) { isOn = $0 }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("tick"))) { _ in
                angle = 0
            }
            .opacity(isOn ? 1 : 0.5)
    }
}

final class Search: ObservableObject {
    @Published var text = ""
    @Published var results: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init() {
        $text
            .map { $0.isEmpty ? [] : [$0] }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
    }
}
