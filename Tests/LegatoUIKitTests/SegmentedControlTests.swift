import Legato
import LegatoUIKit
import TestSupport
import Testing

/// Segmented controls.
struct SegmentedControlTests {
    private let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("A segment shows a title or an image in its middle")
    func image() {
        let control = UISegmentedControl(items: [icon, "Week"])
        control.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
        let screen = Screen(control)
        #expect(screen.pixel(30, 16) == [255, 0, 0])
        #expect(control.imageForSegment(at: 0) == icon)
        #expect(control.titleForSegment(at: 0) == nil && control.titleForSegment(at: 1) == "Week")
        screen.perform { control.setTitle("Day", forSegmentAt: 0) }
        #expect(control.imageForSegment(at: 0) == nil && screen.pixel(30, 2) != [255, 0, 0])
        screen.perform { control.setImage(icon, forSegmentAt: 1) }
        #expect(screen.pixel(90, 16) == [255, 0, 0])
        #expect(control.imageForSegment(at: 7) == nil)
    }

    @Test("The selected segment stays selected when others are inserted or removed")
    func selection() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.insertSegment(with: icon, at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 1, animated: true)
        #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "B")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeSegment(at: 9, animated: false)
        #expect(control.numberOfSegments == 1)
    }

    @Test("New controls and pickers take the colours of the appearance")
    func appearance() {
        let proxy = UISegmentedControl.appearance()
        defer {
            proxy.selectedSegmentTintColor = nil
            proxy.backgroundColor = .systemFill
            proxy.setTitleTextAttributes(nil, for: .selected)
        }
        proxy.selectedSegmentTintColor = .red
        proxy.backgroundColor = .blue
        proxy.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 120, height: 32)
        control.selectedSegmentIndex = 0
        #expect(
            control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
        let screen = Screen(control)
        #expect(screen.pixel(30, 16) == [255, 0, 0] && screen.pixel(90, 16) == [0, 0, 255])
        let picker = Picker("", selection: .constant(0)) {
            Text("M").tag(0)
            Text("").tag(1)
        }.pickerStyle(.segmented).frame(width: 200, height: 32)
        let views = Screen(showing: picker)
        #expect(views.pixel(20, 100) == [255, 0, 0] && views.pixel(150, 100) == [0, 0, 255])
    }

    @Test("The colour behind the segments is kept when the selection changes")
    func background() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.backgroundColor = .red
        control.selectedSegmentIndex = 1
        #expect(control.backgroundColor == .red)
    }
}
