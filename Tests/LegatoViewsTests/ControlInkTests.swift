import Foundation
import Legato
import Testing

/// Foreground styles of controls.
struct ControlInkTests {
    private typealias Pixel = [UInt8]

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    /// Returns the pixel in the middle of a view on white; by default, 5 points from the left of
    /// its label.
    private func pixel(_ view: some View, x: Int = 150) -> Pixel {
        let it = ViewDisplay(view)
        it.display.advance(frames: 1)
        let pixel = it.display.snapshot()[x, 100]
        return [pixel.red, pixel.green, pixel.blue]
    }

    /// Returns the colour that a style draws.
    private func pixel(of style: some ShapeStyle, on back: Color = .white) -> Pixel {
        pixel(Rectangle().fill(style).background(back))
    }

    /// A label whose middle is filled with ink.
    private struct Mark: View {
        var body: some View { Rectangle().frame(width: 40, height: 40) }
    }

    /// A text whose middle is filled with ink.
    private struct Stem: View {
        var body: some View { Text("I").font(.system(size: 120, weight: .bold)) }
    }

    @Test("In a list, the icon of a plain button's label has the tint, and its title has not")
    func plainLabel() throws {
        let it = ViewDisplay(
            List {
                Button {
                } label: {
                    Label {
                        Rectangle().frame(width: 31, height: 20)
                    } icon: {
                        Rectangle().frame(width: 30, height: 20)
                    }
                }
                .buttonStyle(.plain)
            }
            .tint(Self.green)
        )
        func ink(_ width: CGFloat) throws -> Pixel {
            let layer = try #require(it.layers(CGSize(width: width, height: 20)).first)
            return it.pixel(Int(it.middle(layer).x), Int(it.middle(layer).y))
        }
        #expect(try ink(30) == [0, 255, 0])
        #expect(try ink(31) == [0, 0, 0])
    }

    private var button: some View { Button(action: {}, label: Mark.init) }
    private var destructive: some View { Button(role: .destructive, action: {}, label: Mark.init) }

    private func each(
        _ check: (_ name: String, _ styled: (AnyView) -> AnyView, _ isProminent: Bool) -> Void
    ) {
        check("automatic", { $0 }, false)
        check("automatic style", { AnyView($0.buttonStyle(.automatic)) }, false)
        check("borderless", { AnyView($0.buttonStyle(.borderless)) }, false)
        check("bordered", { AnyView($0.buttonStyle(.bordered)) }, false)
        check("prominent", { AnyView($0.buttonStyle(.borderedProminent)) }, true)
    }

    @Test("Without a style a label has the tint, and is white on a prominent button")
    func tint() {
        each { name, styled, isProminent in
            let base = pixel(styled(AnyView(button)))
            #expect(
                base == (isProminent ? [255, 255, 255] : pixel(of: Color.accentColor)), "\(name)"
            )
            let tinted = pixel(styled(AnyView(button)).tint(Self.green))
            #expect(tinted == (isProminent ? [255, 255, 255] : [0, 255, 0]), "\(name)")
        }
        #expect(pixel(button.buttonStyle(.plain)) == [0, 0, 0])
        #expect(pixel(button.buttonStyle(.plain).tint(Self.green)) == [0, 0, 0])
    }

    @Test("A foreground style on the button overrides the tint")
    func givenStyle() {
        each { name, styled, _ in
            let button = styled(AnyView(button))
            #expect(pixel(button.foregroundStyle(Self.red)) == [255, 0, 0], "\(name)")
            #expect(pixel(button.foregroundColor(Self.red)) == [255, 0, 0], "\(name)")
            #expect(
                pixel(button.foregroundStyle(Self.red).tint(Self.green)) == [255, 0, 0], "\(name)"
            )
            #expect(
                pixel(button.tint(Self.green).foregroundStyle(Self.red)) == [255, 0, 0], "\(name)"
            )
            #expect(pixel(VStack { button }.foregroundStyle(Self.red)) == [255, 0, 0], "\(name)")
            #expect(pixel(button.foregroundColor(nil)) == pixel(button), "\(name)")
        }
        #expect(pixel(button.buttonStyle(.plain).foregroundStyle(Self.red)) == [255, 0, 0])
    }

    @Test("The style applies to texts, and a style inside the label overrides it")
    func text() {
        each { name, styled, _ in
            let text = styled(AnyView(Button(action: {}, label: Stem.init)))
            #expect(pixel(text.foregroundStyle(Self.red)) == [255, 0, 0], "\(name)")
            let own = styled(AnyView(Button(action: {}) { Stem().foregroundStyle(Self.blue) }))
            #expect(pixel(own.foregroundStyle(Self.red)) == [0, 0, 255], "\(name)")
        }
    }

    @Test("A destructive button is red unless it has a foreground style")
    func role() {
        each { name, styled, isProminent in
            let button = styled(AnyView(destructive))
            #expect(
                pixel(button) == (isProminent ? [255, 255, 255] : pixel(of: Color.red)), "\(name)"
            )
            #expect(pixel(button.foregroundStyle(Self.blue)) == [0, 0, 255], "\(name)")
        }
        #expect(pixel(destructive.buttonStyle(.plain)) == [0, 0, 0])
        let face = destructive.buttonStyle(.borderedProminent)
        #expect(pixel(face, x: 122) == pixel(of: Color.red))
    }

    @Test("The background of a bordered button has the tint, whatever its label's style")
    func buttonBackground() {
        let prominent = button.buttonStyle(.borderedProminent)
        #expect(pixel(prominent, x: 122) == pixel(of: Color.accentColor))
        #expect(pixel(prominent.tint(Self.green), x: 122) == [0, 255, 0])
        #expect(pixel(prominent.tint(Self.green).foregroundStyle(Self.red), x: 122) == [0, 255, 0])
        let bordered = button.buttonStyle(.bordered).tint(Self.green)
        #expect(pixel(bordered, x: 122) == pixel(of: Self.green.opacity(0.15)))
        #expect(pixel(bordered.foregroundStyle(Self.red), x: 122) == pixel(bordered, x: 122))
    }

    @Test("A hierarchical style is a level of the tint or of the foreground style")
    func level() {
        let secondary = Button(action: {}) { Mark().foregroundStyle(.secondary) }
        #expect(pixel(secondary.tint(Self.green)) == pixel(of: Self.green.opacity(0.5)))
        #expect(pixel(secondary.foregroundStyle(Self.red)) == pixel(of: Self.red.opacity(0.5)))
    }

    @Test("The label of a disabled button is paler, with a foreground style, too")
    func disabled() {
        let plain = pixel(button.disabled(true))
        #expect(plain == pixel(of: Color.primary.opacity(0.25)))
        let given = pixel(button.foregroundStyle(Self.red).disabled(true))
        #expect(given == pixel(of: Self.red.opacity(0.25)))
    }

    @Test("A toggle's label has the surrounding style, its switch the tint")
    func toggle() {
        func toggle(_ isOn: Bool) -> some View {
            Toggle(isOn: .constant(isOn)) { Mark() }.frame(width: 300)
        }
        #expect(pixel(toggle(true), x: 20) == [0, 0, 0])
        #expect(pixel(toggle(true).foregroundStyle(Self.red), x: 20) == [255, 0, 0])
        #expect(pixel(toggle(true), x: 258) == pixel(of: Color.green))
        #expect(pixel(toggle(true).tint(Self.blue), x: 258) == [0, 0, 255])
        #expect(pixel(toggle(false).tint(Self.blue), x: 292) == pixel(toggle(false), x: 292))
        let button = Toggle(isOn: .constant(false)) { Mark() }.toggleStyle(.button)
        #expect(pixel(button.tint(Self.green)) == [0, 255, 0])
        #expect(pixel(button.foregroundStyle(Self.red).tint(Self.green)) == [255, 0, 0])
        let pressed = Toggle(isOn: .constant(true)) { Mark() }.toggleStyle(.button)
        #expect(pixel(pressed.foregroundStyle(Self.red)) == [255, 0, 0])
    }

    @Test("A navigation link and a label have the surrounding style")
    func others() {
        let link = NavigationStack { NavigationLink(destination: EmptyView(), label: Mark.init) }
        #expect(pixel(link.foregroundStyle(Self.red)) == [255, 0, 0])
        let styled = NavigationStack {
            NavigationLink(destination: EmptyView(), label: Mark.init).buttonStyle(.borderless)
        }
        #expect(pixel(styled.tint(Self.green)) == [0, 255, 0])
        #expect(pixel(styled.tint(Self.green).foregroundStyle(Self.red)) == [255, 0, 0])
        let label = Button(action: {}) { Label(title: Mark.init, icon: EmptyView.init) }
        #expect(pixel(label.foregroundStyle(Self.red)) == [255, 0, 0])
        #expect(pixel(label.tint(Self.green)) == [0, 255, 0])
    }

    @Test("Disabled links and wells of colours are paler, and so is the arrow of a group")
    func disabledControls() throws {
        let link = NavigationStack {
            NavigationLink(destination: EmptyView(), label: Mark.init).disabled(true)
        }
        #expect(pixel(link) == pixel(of: Color.primary.opacity(0.25)))
        let row = ViewDisplay(
            List { NavigationLink("Row", value: nil as Int?) },
            size: CGSize(width: 300, height: 200),
            frames: 2
        )
        let ink = try #require(row.layer(ofText: "Row")?.foregroundColor)
        #expect(ink.alpha == 0.25)
        let well = ColorPicker("Colour", selection: .constant(Self.blue)).labelsHidden()
        #expect(pixel(well) == [0, 0, 255])
        let pale = pixel(well.disabled(true))
        #expect(pale[0] > 150 && pale[2] > 250)
        func arrow(_ isDisabled: Bool) throws -> CGColor? {
            let it = ViewDisplay(
                DisclosureGroup("More") { Text("Content") }.disabled(isDisabled), frames: 2)
            let layers = it.layers(CGSize(width: 7, height: 12)).compactMap { $0 as? CAShapeLayer }
            return try #require(layers.first).strokeColor
        }
        #expect(try arrow(false) == Color.accentColor.resolve(in: EnvironmentValues()).cgColor)
        #expect(try arrow(true) == Color(.tertiaryLabel).resolve(in: EnvironmentValues()).cgColor)
    }

    @Test("In a list, icons of links and of groups have the tint, and are paler while disabled")
    func icons() throws {
        func icon(_ row: some View) throws -> CGColor? {
            let it = ViewDisplay(List { row }, frames: 2)
            let layers = it.layers(CGSize(width: 21, height: 20)).compactMap { $0 as? CAShapeLayer }
            return try #require(layers.first).fillColor
        }
        func label() -> some View {
            Label {
                Text("Title")
            } icon: {
                Rectangle().frame(width: 21, height: 20)
            }
        }
        let group = DisclosureGroup {
            Text("Content")
        } label: {
            label()
        }
        let link = NavigationLink(destination: EmptyView(), label: label)
        let tint = Color.accentColor.resolve(in: EnvironmentValues()).cgColor
        #expect(try icon(group) == tint)
        #expect(try icon(group.disabled(true))?.alpha == 0.25)
        #expect(try icon(link) == tint)
        #expect(try icon(link.disabled(true))?.alpha == 0.25)
        let red = Self.red.resolve(in: EnvironmentValues()).cgColor
        #expect(try icon(link.foregroundStyle(Self.red)) == red)
    }
}
