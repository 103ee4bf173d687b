import Foundation
import Legato
import Testing

@testable import LegatoViews

/// Modifiers that receive events or change how a view is drawn in its place.
enum PlacelessModifier: CaseIterable {
    case tap, drag, longPress, hover, contentShape, hitTesting, help, pointer, contextMenu,
        draggable,
        button, opacity, clip, clipShape, mask, shadow, blur, brightness, blendMode, group, card

    @MainActor @ViewBuilder
    func applied(to view: some View, _ journal: Journal? = nil) -> some View {
        switch self {
        case .tap: view.onTapGesture {}
        case .drag:
            view.gesture(DragGesture().onChanged { journal?.lines.append("\($0.location)") })
        case .longPress: view.onLongPressGesture {}
        case .hover: view.onHover { _ in }
        case .contentShape: view.contentShape(Rectangle())
        case .hitTesting: view.allowsHitTesting(true)
        case .help: view.help("Help")
        case .pointer: view.pointerStyle(.link)
        case .contextMenu: view.contextMenu { Button("Copy") {} }
        case .draggable: view.draggable("text")
        case .opacity: view.opacity(0.5)
        case .clip: view.cornerRadius(20)
        case .clipShape: view.clipShape(RoundedRectangle(cornerRadius: 20))
        case .mask:
            view.mask(
                LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        case .shadow: view.shadow(radius: 10)
        case .blur: view.blur(radius: 2)
        case .brightness: view.brightness(0.1)
        case .blendMode: view.blendMode(.multiply)
        case .group: view.compositingGroup()
        case .card:
            view.padding(16).background(.white).clipShape(.rect(cornerRadius: 16)).shadow(radius: 5)
                .onTapGesture {}.padding(-16)
        case .button:
            Button {
            } label: {
                view
            }.buttonStyle(.borderless)
        }
    }
}

/// Gestures, hit areas and effects through which views move.
struct MotionThroughEffectsTests {
    /// A square that is exchanged for a smaller one at the leading edge of a wide row.
    private struct Squares: View {
        let modifier: PlacelessModifier?
        let remote: Remote<Bool>

        var body: some View {
            Remoted(remote) { isRow in
                let content = VStack {
                    if isRow {
                        HStack {
                            Rectangle().fill(.red).frame(width: 60, height: 60)
                            Spacer()
                        }
                    } else {
                        Rectangle().fill(.blue).frame(width: 200, height: 200)
                    }
                }
                if let modifier { modifier.applied(to: content) } else { content }
            }
        }
    }

    /// Returns the presented frame of the small square at a time of a change that takes a second.
    private func square(_ modifier: PlacelessModifier?, at time: Double) throws -> CGRect {
        let remote = Remote(false)
        let it = ViewDisplay(
            Squares(modifier: modifier, remote: remote), size: CGSize(width: 400, height: 400))
        it.display.advance(frames: 2)
        it.display.perform {
            withAnimation(.linear(duration: 1)) { remote.value = true }
        }
        it.display.advance(by: time)
        let layer = try #require(it.layers(CGSize(width: 60, height: 60)).first)
        let shown = try #require(layer.presentation())
        return shown.convert(shown.bounds, to: it.display.rootLayer.presentation())
    }

    @Test(
        "A view that appears in an animated change is in its place at once",
        arguments: PlacelessModifier.allCases)
    func place(modifier: PlacelessModifier) throws {
        for time in [0.1, 0.5, 2] {
            let (frame, plain) = (try square(modifier, at: time), try square(nil, at: time))
            #expect(frame == plain)
            #expect(frame == CGRect(x: 0, y: 170, width: 60, height: 60))
        }
    }

    /// Boxes at some distance from the origin.
    private struct Nested: View {
        let journal: Journal
        let remote: Remote<CGFloat>

        var body: some View {
            Remoted(remote) { distance in
                Color.red.frame(width: 100, height: 100)
                    .gesture(
                        DragGesture(minimumDistance: 0).onChanged {
                            journal.lines.append("drag \($0.location.x) \($0.location.y)")
                        }
                    )
                    .simultaneousGesture(
                        SpatialTapGesture().onEnded {
                            journal.lines.append("tap \($0.location.x) \($0.location.y)")
                        }
                    )
                    .onContinuousHover { phase in
                        guard case .active(let place) = phase else { return }
                        journal.lines.append("hover \(place.x) \(place.y)")
                    }
                    .contentShape(Rectangle())
                    .allowsHitTesting(true)
                    .padding(.leading, distance)
                    .padding(.top, 50)
                    .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
    }

    @Test("Gestures report locations from the corner of their view, also in flight")
    func locations() throws {
        let (journal, remote) = (Journal(), Remote<CGFloat>(100))
        let it = ViewDisplay(
            Nested(journal: journal, remote: remote), size: CGSize(width: 400, height: 400))
        it.display.advance(frames: 2)
        it.display.send(
            .pointerMoved(
                PointerEvent(
                    location: CGPoint(x: 110, y: 70), time: it.display.time, button: 0)))
        it.display.advance(frames: 1)
        #expect(journal.take() == ["hover 10.0 20.0"])
        it.down(130, 80)
        it.up(130, 80)
        it.display.advance(frames: 2)
        #expect(journal.take() == ["drag 30.0 30.0", "tap 30.0 30.0"])
        it.display.perform {
            withAnimation(.linear(duration: 1)) { remote.value = 200 }
        }
        it.display.advance(by: 0.5)
        let layer = try #require(it.layers(CGSize(width: 100, height: 100)).first)
        let shown = try #require(layer.presentation())
        let left = shown.convert(shown.bounds, to: it.display.rootLayer.presentation()).minX
        #expect(left > 140 && left < 160)
        it.down(left + 10, 60)
        #expect(journal.take() == ["drag 10.0 10.0"])
        it.up(left + 10, 60)
        // The area that reacts moves with the view.
        it.down(left - 5, 60)
        it.up(left - 5, 60)
        it.display.advance(frames: 1)
        #expect(journal.take() == ["tap 10.0 10.0"])
    }

    /// A button that is moved by an offset, and a view that notes where it is tapped.
    private struct Flying: View {
        let journal: Journal
        let remote: Remote<CGFloat>

        var body: some View {
            Remoted(remote) { distance in
                VStack(spacing: 0) {
                    Button {
                        journal.lines.append("press")
                    } label: {
                        Color.red.frame(width: 40, height: 40)
                    }
                    Color.blue.frame(width: 40, height: 40)
                        .onTapGesture { journal.lines.append("tap \($0.x) \($0.y)") }
                }
                .offset(x: distance)
                .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
    }

    @Test("A button in flight is pressed where it is seen, and a tap is reported from there")
    func flyingButton() {
        let (journal, remote) = (Journal(), Remote<CGFloat>(0))
        let it = ViewDisplay(
            Flying(journal: journal, remote: remote), size: CGSize(width: 400, height: 400))
        it.display.perform { withAnimation(.linear(duration: 1)) { remote.value = 300 } }
        it.display.advance(by: 0.5)
        for y in [20.0, 60] {
            it.down(170, y)
            it.up(170, y)
        }
        it.display.advance(frames: 1)
        #expect(journal.take() == ["press", "tap 20.0 20.0"])
        it.tap(320, 20)
        #expect(journal.take() == [], "It has not arrived there")
    }
}
