import Legato
@testable import LegatoUIKit
import Testing

/// Associated objects, coordinate spaces and motion effects.
struct ObjectTests {
    private final class Token {}
    nonisolated(unsafe) private static var first: UInt8 = 0
    nonisolated(unsafe) private static var second: UInt8 = 0

    @Test("Values are kept by object and key, and end with the object")
    func associated() {
        weak var token: Token?
        do {
            let (view, other) = (UIView(), NSObject())
            let value = Token()
            token = value
            objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(view, &Self.second, 5, .OBJC_ASSOCIATION_COPY)
            objc_setAssociatedObject(other, &Self.first, "text", .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(view, &Self.first) as? Token === value)
            #expect(objc_getAssociatedObject(view, &Self.second) as? Int == 5)
            #expect(objc_getAssociatedObject(other, &Self.first) as? String == "text")
            #expect(objc_getAssociatedObject(other, &Self.second) == nil)
            objc_setAssociatedObject(view, &Self.second, nil, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(view, &Self.second) == nil)
            objc_removeAssociatedObjects(other)
            #expect(objc_getAssociatedObject(other, &Self.first) == nil)
        }
        #expect(token == nil)
    }

    @Test("An assigned value is not kept, and values of other objects end with later calls")
    func lifetimes() {
        let view = UIView()
        weak var token: Token?
        do {
            let value = Token()
            token = value
            objc_setAssociatedObject(view, &Self.first, value, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.first) as? Token === value)
        }
        #expect(token == nil && objc_getAssociatedObject(view, &Self.first) == nil)
        do {
            let (owner, value) = (NSObject(), Token())
            token = value
            objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        let owners = (0..<1000).map { _ in NSObject() }
        for one in owners {
            objc_setAssociatedObject(one, &Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(token == nil)
        for one in owners { objc_removeAssociatedObjects(one) }
    }

    @Test("Coordinate spaces convert between views and the screen")
    func spaces() {
        let root = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        root.addSubview(inner)
        let screen = Screen(root)
        screen.perform {
            let (space, target): (any UICoordinateSpace, any UICoordinateSpace) = (inner, root)
            #expect(space.bounds == inner.bounds)
            #expect(space.convert(CGPoint(x: 1, y: 2), to: target) == CGPoint(x: 6, y: 7))
            let window = UIScreen.main.coordinateSpace
            #expect(space.convert(CGPoint.zero, to: window) == CGPoint(x: 15, y: 25))
            #expect(window.convert(CGPoint(x: 15, y: 25), to: space) == .zero)
            let rect = CGRect(x: 15, y: 25, width: 5, height: 5)
            #expect(space.convert(rect, from: window).origin == .zero)
            #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
        }
    }

    @Test("Motion effects belong to a view, and return their values for a tilt")
    func motion() {
        let effect = UIInterpolatingMotionEffect(
            keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 30)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let view = UIView()
        view.addMotionEffect(group)
        view.addMotionEffect(group)
        #expect(view.motionEffects == [group])
        let values = group.keyPathsAndRelativeValues(
            forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
        #expect(values?["center.x"] as? CGFloat == 10)
        view.removeMotionEffect(group)
        #expect(view.motionEffects.isEmpty)
    }

    @Test("A modal view hides the accessibility elements of its siblings")
    func modal() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (label, panel) = (UILabel(), UIView(frame: root.bounds))
        label.text = "behind"
        label.frame = root.bounds
        root.addSubview(label)
        root.addSubview(panel)
        #expect(!label.hidesAccessibilityElements)
        panel.accessibilityViewIsModal = true
        #expect(label.hidesAccessibilityElements && !panel.hidesAccessibilityElements)
        panel.isHidden = true
        #expect(!label.hidesAccessibilityElements)
    }

    @Test("The description of a view has its frame and layer, the recursive one all subviews")
    func descriptions() {
        let root = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let (label, inner, last) = (UILabel(), UIView(), UIView())
        root.addSubview(label)
        root.addSubview(last)
        label.addSubview(inner)
        #expect(root.description.hasPrefix("<UIView: 0x"))
        #expect(
            root.description.contains("; frame = {{1.0, 2.0}, {30.0, 40.0}}; layer = <CALayer: 0x"))
        let lines = [(0, root), (1, label), (2, inner), (1, last)].map { depth, view in
            String(repeating: "   | ", count: depth) + view.description
        }
        #expect(root.recursiveDescription() == lines.joined(separator: "\n"))
    }
}
