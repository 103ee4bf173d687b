import Foundation
import Legato
import Testing

@Suite("Key-value coding of layers")
struct KeyValueTests {
    @Test(
        "Numbers of every type fit a number",
        arguments: [
            0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5), "0.5",
        ] as [any Sendable]
    )
    func numbers(value: any Sendable) {
        let layer = CALayer()
        layer.setValue(value, forKey: "opacity")
        #expect(layer.opacity == 0.5)
        layer.setValue(value, forKeyPath: "position.x")
        #expect(layer.position == CGPoint(x: 0.5, y: 0))
    }

    @Test("Whole numbers and switches", arguments: [1, UInt8(1), Int64(1), true] as [any Sendable])
    func wholeNumbers(value: any Sendable) {
        let layer = CALayer()
        layer.setValue(value, forKey: "hidden")
        #expect(layer.isHidden)
        layer.setValue(value, forKey: "borderWidth")
        #expect(layer.borderWidth == 1)
    }

    @Test("nil is 0 for a number and nothing for a colour")
    func nothing() {
        let layer = CALayer()
        layer.setValue(nil, forKey: "opacity")
        layer.setValue(nil, forKey: "shadowColor")
        #expect(layer.opacity == 0)
        #expect(layer.shadowColor == nil)
    }

    @Test("Every property reads back what was set by its key, and counts as changed")
    func everyProperty() throws {
        let stage = Stage()
        let values: [String: any Sendable] = [
            "bounds": CGRect(x: 1, y: 2, width: 3, height: 4), "position": CGPoint(x: 5, y: 6),
            "zPosition": 7.0, "anchorPoint": CGPoint(x: 0, y: 1), "anchorPointZ": 8.0,
            "transform": CATransform3DMakeScale(1, 2, 3),
            "sublayerTransform": CATransform3DMakeScale(3, 2, 1), "hidden": true,
            "doubleSided": false, "masksToBounds": true,
            "contentsRect": CGRect(x: 0, y: 0, width: 0.5, height: 0.5), "contentsScale": 2.0,
            "contentsGravity": "center", "magnificationFilter": "nearest",
            "backgroundColor": CGColor.white, "cornerRadius": 9.0, "maskedCorners": 3.0,
            "borderWidth": 10.0, "borderColor": CGColor.white, "opacity": 0.5,
            "allowsGroupOpacity": false, "shadowColor": CGColor.white, "shadowOpacity": 0.25,
            "shadowOffset": CGSize(width: 11, height: 12), "shadowRadius": 13.0,
            "contents": CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255]),
        ]
        for property in LayerProperty.allCases {
            let key = property.row.key
            guard let value = values[key] else {
                Issue.record("the test knows no value of the property '\(key)'")
                continue
            }
            stage.change { stage.layer.setValue(value, forKey: key) }
            let path = PropertyPath(property)
            let expected = try #require(PropertyValue(value, for: path))
            #expect(stage.layer.state[property] == expected, "\(key)")
            #expect(try stage.shown().state[property] == expected, "\(key)")
            let read = try #require(stage.layer.value(forKey: key))
            #expect(PropertyValue(read, for: path) == expected, "\(key)")
        }
    }

    @Test("Parts of properties")
    func parts() {
        let layer = CALayer()
        layer.setValue(3, forKeyPath: "bounds.size.width")
        layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
        layer.setValue(4, forKeyPath: "shadowOffset.height")
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 0))
        #expect(layer.shadowOffset == CGSize(width: 0, height: 4))
        #expect(layer.transform.m41 == 5)
        #expect(layer.transform.m42 == 6)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 3, height: 0))
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(layer.value(forKeyPath: "frame.size.height") as? Double == 4)
    }

    @Test("Keys of the program's own are kept and can be animated without effect")
    func customKeys() throws {
        let stage = Stage()
        #expect(stage.layer.value(forKey: "mine") == nil)
        stage.layer.setValue(42, forKey: "mine")
        #expect(stage.layer.value(forKey: "mine") as? Int == 42)
        stage.layer.add(basic("mine", from: 0, to: 1), forKey: "a")
        CATransaction.flush()
        #expect(stage.layer.animationKeys() == ["a"])
        #expect(try stage.shown().value(forKey: "mine") as? Int == 42)
    }
}
