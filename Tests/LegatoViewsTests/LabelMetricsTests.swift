import Foundation
import Legato
import Testing

/// Labels and knobs of controls.
struct LabelMetricsTests {
    private let iconSize = CGSize(width: 20, height: 20)
    private let titleSize = CGSize(width: 60, height: 20)

    private var label: some View {
        Label {
            Color.blue.frame(width: 60, height: 20)
        } icon: {
            Color.red.frame(width: 20, height: 20)
        }
    }

    /// Returns the presented centres of the icon and the title.
    private func places(_ view: some View) -> (icon: CGFloat, title: CGFloat)? {
        let it = ViewDisplay(view, frames: 2)
        guard let icon = it.layers(iconSize).first, let title = it.layers(titleSize).first else {
            return nil
        }
        return (it.middle(icon).x, it.middle(title).x)
    }

    @Test("Icon and title are 8 points apart, or as the innermost modifier says")
    func spacing() throws {
        func distance(_ view: some View) throws -> CGFloat {
            let found = try #require(places(view))
            return found.title - found.icon - 40
        }
        #expect(try distance(label) == 8)
        #expect(try distance(label.labelIconToTitleSpacing(30)) == 30)
        #expect(try distance(label.labelIconToTitleSpacing(3).labelIconToTitleSpacing(30)) == 3)
        #expect(try distance(label.labelStyle(.titleAndIcon).labelIconToTitleSpacing(0)) == 0)
    }

    @Test("Icons are centred in the reserved width, which moves titles by the same length")
    func width() throws {
        func distance(_ view: some View) throws -> CGFloat {
            let found = try #require(places(view))
            return found.title - found.icon
        }
        #expect(try distance(label.labelReservedIconWidth(20)) == distance(label))
        #expect(try distance(label.labelReservedIconWidth(50)) == distance(label) + 15)
        // A wider icon extends beyond the reserved width.
        #expect(try distance(label.labelReservedIconWidth(10)) == distance(label) - 5)
        let styled = label.labelStyle(.titleAndIcon)
        #expect(try distance(styled.labelReservedIconWidth(50)) == distance(label) + 15)
    }

    @Test("The innermost visibility of labels takes precedence")
    func visibility() {
        func isShown(_ view: some View) -> Bool {
            ViewDisplay(view, frames: 2).layer(ofText: "Name") != nil
        }
        let toggle = Toggle("Name", isOn: .constant(true))
        #expect(isShown(toggle.labelsVisibility(.visible)))
        #expect(!isShown(toggle.labelsVisibility(.hidden)))
        #expect(isShown(toggle.labelsVisibility(.automatic).labelsVisibility(.hidden)))
        #expect(isShown(toggle.labelsVisibility(.visible).labelsHidden()))
        #expect(!isShown(toggle.labelsHidden().labelsVisibility(.visible)))
    }

    @Test("A menu picker outside of a list shows its label when labels are visible")
    func picker() {
        func isShown(_ visibility: Visibility) -> Bool {
            let picker = Picker("Name", selection: .constant(1)) { Text("One").tag(1) }
            return ViewDisplay(picker.labelsVisibility(visibility), frames: 2)
                .layer(ofText: "Name") != nil
        }
        #expect(isShown(.visible))
        #expect(!isShown(.automatic) && !isShown(.hidden))
    }

    @Test("A slider without a knob is filled up to the pointer")
    func slider() {
        let model = ControlModel()
        struct Volume: View {
            @Bindable var model: ControlModel
            let visibility: Visibility
            var body: some View {
                Slider(value: $model.value).sliderThumbVisibility(visibility).frame(width: 200)
            }
        }
        let knob = CGSize(width: 26, height: 26)
        let plain = ViewDisplay(Volume(model: model, visibility: .hidden))
        #expect(plain.layers(knob).isEmpty)
        // The track begins at x = 50.
        plain.tap(100, 100)
        #expect(model.value == 0.25)
        plain.display.advance(frames: 2)
        #expect(!plain.layers(CGSize(width: 50, height: 4)).isEmpty)
        plain.tap(50, 100)
        #expect(model.value == 0)
        let other = ViewDisplay(Volume(model: model, visibility: .automatic))
        #expect(!other.layers(knob).isEmpty)
        other.tap(63, 100)
        #expect(model.value == 0)
    }
}
