import Foundation
import Legato
import LegatoRenderTree
import Testing

/// Properties and methods of CALayer.
///
/// Every member of a new `CALayer`, one row each: its default, whether it is animatable, its
/// implicit action on a live layer and the result of `defaultValue(forKey:)`.
struct MemberTests {
    /// The implicit action of a live layer when a key changes.
    private enum Action { case none, basic, fade }

    private struct Member {
        let key: String
        let isAnimatable: Bool
        let action: Action
        let storedDefault: Any?
        let hasItsDefault: (CALayer) -> Bool

        init(
            _ key: String, _ isAnimatable: Bool, _ action: Action, _ storedDefault: Any?,
            _ hasItsDefault: @escaping (CALayer) -> Bool
        ) {
            self.key = key
            self.isAnimatable = isAnimatable
            self.action = action
            self.storedDefault = storedDefault
            self.hasItsDefault = hasItsDefault
        }
    }

    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// Geometry, visibility and the tree.
    private static let geometry: [Member] = [
        Member("bounds", true, .basic, nil) { $0.bounds == .zero },
        Member("position", true, .basic, nil) { $0.position == .zero },
        Member("zPosition", true, .basic, nil) { $0.zPosition == 0 },
        Member("anchorPoint", true, .basic, CGPoint(x: 0.5, y: 0.5)) {
            $0.anchorPoint == CGPoint(x: 0.5, y: 0.5)
        },
        Member("anchorPointZ", true, .basic, nil) { $0.anchorPointZ == 0 },
        Member("transform", true, .basic, nil) {
            CATransform3DIsIdentity($0.transform) && $0.affineTransform() == .identity
        },
        Member("sublayerTransform", true, .basic, nil) {
            CATransform3DIsIdentity($0.sublayerTransform)
        },
        Member("frame", false, .none, nil) { $0.frame == .zero },
        Member("hidden", true, .fade, false) { !$0.isHidden },
        Member("doubleSided", true, .none, true) { $0.isDoubleSided },
        Member("geometryFlipped", false, .fade, false) {
            !$0.isGeometryFlipped && !$0.contentsAreFlipped()
        },
        Member("masksToBounds", true, .fade, false) { !$0.masksToBounds },
        Member("superlayer", false, .none, nil) { $0.superlayer == nil },
        Member("sublayers", false, .fade, nil) { $0.sublayers == nil },
        Member("mask", false, .fade, nil) { $0.mask == nil },
        Member("autoresizingMask", false, .none, nil) { $0.autoresizingMask == [] },
        Member("visibleRect", false, .none, nil) { $0.visibleRect == .zero },
        Member("layoutManager", false, .none, nil) { $0.layoutManager == nil },
    ]

    /// Drawing.
    private static let drawing: [Member] = [
        Member("contents", true, .basic, nil) { $0.contents == nil },
        Member("contentsRect", true, .basic, unit) { $0.contentsRect == unit },
        Member("contentsGravity", false, .none, "resize") { $0.contentsGravity == .resize },
        Member("contentsScale", true, .basic, 1.0) { $0.contentsScale == 1 },
        Member("contentsCenter", true, .basic, unit) { $0.contentsCenter == unit },
        Member("contentsFormat", false, .none, "RGBA8") { $0.contentsFormat == .RGBA8Uint },
        Member("minificationFilter", false, .none, "linear") { $0.minificationFilter == .linear },
        Member("magnificationFilter", false, .none, "linear") {
            $0.magnificationFilter == .linear
        },
        Member("minificationFilterBias", true, .none, nil) { $0.minificationFilterBias == 0 },
        Member("opaque", false, .none, false) { !$0.isOpaque },
        Member("needsDisplayOnBoundsChange", false, .none, false) {
            !$0.needsDisplayOnBoundsChange
        },
        Member("edgeAntialiasingMask", false, .none, 15.0) {
            $0.edgeAntialiasingMask
                == [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
        },
        Member("allowsEdgeAntialiasing", false, .none, true) { $0.allowsEdgeAntialiasing },
        Member("filters", true, .fade, nil) { $0.filters == nil },
        Member("backgroundFilters", true, .fade, nil) { $0.backgroundFilters == nil },
        Member("compositingFilter", true, .fade, nil) { $0.compositingFilter == nil },
        // On a layer that has a background colour; from nil the change is immediate.
        Member("backgroundColor", true, .basic, nil) { $0.backgroundColor == nil },
        Member("cornerRadius", true, .basic, nil) { $0.cornerRadius == 0 },
        Member("maskedCorners", true, .fade, 15.0) {
            $0.maskedCorners == [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
                .layerMaxXMaxYCorner,
            ]
        },
        Member("cornerCurve", false, .none, "circular") { $0.cornerCurve == .circular },
        Member("borderWidth", true, .basic, nil) { $0.borderWidth == 0 },
        Member("borderColor", true, .basic, CGColor.black) { $0.borderColor == .black },
        Member("opacity", true, .basic, 1.0) { $0.opacity == 1 },
        Member("allowsGroupOpacity", false, .none, true) { $0.allowsGroupOpacity },
        Member("shouldRasterize", true, .none, nil) { !$0.shouldRasterize },
        Member("rasterizationScale", true, .none, 1.0) { $0.rasterizationScale == 1 },
        Member("shadowColor", true, .basic, CGColor.black) { $0.shadowColor == .black },
        Member("shadowOpacity", true, .basic, nil) { $0.shadowOpacity == 0 },
        Member("shadowOffset", true, .basic, CGSize(width: 0, height: -3)) {
            $0.shadowOffset == CGSize(width: 0, height: -3)
        },
        Member("shadowRadius", true, .basic, 3.0) { $0.shadowRadius == 3 },
        Member("shadowPath", true, .none, nil) { $0.shadowPath == nil },
    ]

    /// Time, and members for the program's use.
    private static let others: [Member] = [
        Member("beginTime", false, .none, nil) { $0.beginTime == 0 },
        Member("duration", false, .none, Double.infinity) { $0.duration == .infinity },
        Member("speed", false, .none, 1.0) { $0.speed == 1 },
        Member("timeOffset", false, .none, nil) { $0.timeOffset == 0 },
        Member("repeatCount", false, .none, nil) { $0.repeatCount == 0 },
        Member("repeatDuration", false, .none, nil) { $0.repeatDuration == 0 },
        Member("autoreverses", false, .none, nil) { !$0.autoreverses },
        Member("fillMode", false, .none, "removed") { $0.fillMode == .removed },
        Member("actions", false, .none, nil) { $0.actions == nil },
        Member("name", false, .none, nil) { $0.name == nil },
        Member("drawsAsynchronously", false, .none, nil) { !$0.drawsAsynchronously },
        Member("delegate", false, .none, nil) { $0.delegate == nil },
        Member("style", false, .none, nil) { $0.style == nil },
    ]

    private static let all = geometry + drawing + others

    @Test("A fresh layer has every default")
    func defaults() {
        for member in Self.all { #expect(member.hasItsDefault(CALayer()), "\(member.key)") }
    }

    @Test("The property table lists every property, and whether it animates")
    func table() {
        let listed = Dictionary(uniqueKeysWithValues: Self.all.map { ($0.key, $0) })
        for row in LayerProperty.table where row.owner == .layer {
            #expect(listed[row.key]?.isAnimatable == row.isAnimatable, "\(row.key)")
        }
        for member in Self.all where LayerProperty(key: member.key) == nil {
            #expect(!member.isAnimatable, "\(member.key)")
        }
    }

    @Test("Every property reads by its key what defaultValue(forKey:) returns")
    func storedDefaults() throws {
        for member in Self.all {
            let stored = CALayer.defaultValue(forKey: member.key)
            #expect((stored == nil) == (member.storedDefault == nil), "\(member.key)")
            guard let stored, let expected = member.storedDefault else { continue }
            let read = try #require(CALayer().value(forKey: member.key), "\(member.key)")
            if let expected = number(expected) {
                #expect(number(stored) == expected, "\(member.key)")
                #expect(number(read) == expected, "\(member.key)")
            } else {
                #expect("\(stored)" == "\(expected)", "\(member.key)")
                #expect("\(read)" == "\(expected)", "\(member.key)")
            }
        }
    }

    private func number(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    @Test("A live layer has the listed action of every property, a detached layer has none")
    func actions() {
        let stage = Stage()
        stage.change { stage.layer.backgroundColor = .white }
        for member in Self.all {
            let action = stage.layer.action(forKey: member.key)
            switch member.action {
            case .none: #expect(action == nil, "\(member.key)")
            case .basic: #expect(action is CABasicAnimation, "\(member.key)")
            case .fade: #expect(action is CATransition, "\(member.key)")
            }
            #expect(CALayer().action(forKey: member.key) == nil, "\(member.key)")
            #expect(CALayer.defaultAction(forKey: member.key) == nil, "\(member.key)")
            #expect(!CALayer.needsDisplay(forKey: member.key), "\(member.key)")
        }
    }

    @Test("A fresh layer needs no layout or display, and has no animations and no presentation")
    func methods() {
        let layer = CALayer()
        #expect(layer.presentation() == nil && layer.model() === layer)
        #expect(!layer.needsDisplay() && !layer.needsLayout())
        #expect(layer.animationKeys() == nil && layer.animation(forKey: "a") == nil)
        #expect(layer.preferredFrameSize() == .zero)
        #expect(!layer.contains(.zero) && layer.hitTest(.zero) == nil)
        #expect(layer.convertTime(2, from: nil) == 2 && layer.convertTime(2, to: nil) == 2)
        #expect(layer.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    }

    @Test("Corners follow cornerCurve, by name too; an unknown curve is circular")
    func cornerCurve() {
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        expectClose([CALayer.cornerCurveExpansionFactor(.continuous)], [1.528665], within: 1e-9)
        let layer = CALayer()
        layer.setValue(CALayerCornerCurve.continuous, forKey: "cornerCurve")
        #expect(layer.cornerCurve == .continuous)
        layer.setValue("bevelled", forKey: "cornerCurve")
        #expect(layer.cornerCurve == .circular)
    }

    @Test("edgeAntialiasingMask uses only its four lowest bits")
    func edges() {
        let layer = CALayer()
        layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 0xF5)
        #expect(layer.edgeAntialiasingMask == [.layerLeftEdge, .layerBottomEdge])
        layer.setValue(0x1A, forKey: "edgeAntialiasingMask")
        #expect(layer.edgeAntialiasingMask == [.layerRightEdge, .layerTopEdge])
        layer.setValue(CAEdgeAntialiasingMask.layerTopEdge, forKey: "edgeAntialiasingMask")
        #expect(layer.edgeAntialiasingMask.rawValue == 8)
        layer.setValue(1e300, forKey: "maskedCorners")
        #expect(layer.maskedCorners.isEmpty)
    }

    @Test("Rarely used properties reach the presentation with the commit, and animate if possible")
    func rarerMembers() throws {
        let stage = Stage()
        stage.layer.contentsFormat = .gray8Uint
        stage.layer.cornerCurve = .continuous
        stage.layer.shouldRasterize = true
        stage.layer.allowsEdgeAntialiasing = false
        #expect(try stage.shown().contentsFormat == .RGBA8Uint)
        #expect(stage.layer.animationKeys() == nil)
        CATransaction.flush()
        let shown = try stage.shown()
        #expect(shown.contentsFormat == .gray8Uint && shown.cornerCurve == .continuous)
        #expect(shown.shouldRasterize && !shown.allowsEdgeAntialiasing)
        let read = try stage.clock(
            [
                basic("rasterizationScale", to: 3), basic("minificationFilterBias", to: 1),
                basic("maskedCorners", to: CACornerMask.layerMaxXMaxYCorner),
            ],
            at: [0.25, 0.75]
        ) {
            [
                Double($0.rasterizationScale), Double($0.minificationFilterBias),
                Double($0.maskedCorners.rawValue),
            ]
        }
        expectClose(read.flatMap { $0 }, [1.5, 0.25, 15, 2.5, 0.75, 8])
    }
}
