import Foundation
import Legato
import LegatoRenderTree
import Testing

/// Key-value coding of layers.
struct KeyValueTests {
    @Test(
        "Numbers of every type can be set for a number",
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

    @Test(
        "Integers and Booleans are read and written by key",
        arguments: [1, UInt8(1), Int64(1), true] as [any Sendable]
    )
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

    @Test("Every property reads back the value set by its key, and counts as changed")
    func everyProperty() throws {
        let stages = Dictionary(
            uniqueKeysWithValues: LayerClass.allCases.map { ($0, Stage(freshLayer($0))) }
        )
        let blur = try #require(CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 34.0]))
        let values: [String: Any] = [
            "filters": [blur], "backgroundFilters": [blur],
            "compositingFilter": "multiplyBlendMode",
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
            "geometryFlipped": true, "contentsCenter": CGRect(x: 0, y: 0, width: 0.25, height: 0.5),
            "minificationFilter": "nearest", "opaque": true, "needsDisplayOnBoundsChange": true,
            "contentsFormat": "Gray8", "minificationFilterBias": 0.5, "cornerCurve": "continuous",
            "shouldRasterize": true, "rasterizationScale": 2.0, "allowsEdgeAntialiasing": false,
            "edgeAntialiasingMask": 5.0,
            "contents": CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255]),
            "instanceCount": 14.0, "preservesDepth": true, "instanceDelay": 15.0,
            "instanceTransform": CATransform3DMakeScale(2, 3, 1), "instanceColor": CGColor.black,
            "instanceRedOffset": 0.125, "instanceGreenOffset": 0.25,
            "instanceBlueOffset": 0.375, "instanceAlphaOffset": 0.5,
            "path": CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 5)),
            "fillColor": CGColor.white, "fillRule": "even-odd", "strokeColor": CGColor.black,
            "strokeStart": 0.25, "strokeEnd": 0.5, "lineWidth": 16.0, "miterLimit": 17.0,
            "lineCap": "round", "lineJoin": "bevel", "lineDashPhase": 18.0,
            "lineDashPattern": [19.0, 20.0], "colors": [CGColor.black, CGColor.white],
            "locations": [0.0, 1.0], "startPoint": CGPoint(x: 1, y: 0),
            "endPoint": CGPoint(x: 0, y: 0), "type": "radial", "string": "text", "font": "Sans",
            "fontSize": 21.0, "foregroundColor": CGColor.black, "wrapped": true,
            "truncationMode": "end", "alignmentMode": "center",
            "allowsFontSubpixelQuantization": true, "emitterCells": [CAEmitterCell()],
            "birthRate": 22.0, "lifetime": 23.0, "emitterPosition": CGPoint(x: 24, y: 25),
            "emitterZPosition": 26.0, "emitterSize": CGSize(width: 27, height: 28),
            "emitterDepth": 29.0, "emitterShape": "line", "emitterMode": "outline",
            "renderMode": "additive", "velocity": 30.0, "scale": 31.0, "spin": 32.0, "seed": 33,
            "shadowPath": CGPath(rect: CGRect(x: 0, y: 0, width: 22, height: 23)),
        ]
        for property in LayerProperty.allCases {
            let key = property.row.key
            guard let value = values[key] else {
                Issue.record("the test knows no value of the property '\(key)'")
                continue
            }
            let stage = try #require(stages[property.row.owner])
            stage.change { stage.layer.setValue(value, forKey: key) }
            let path = PropertyPath(property)
            // Cells are set and returned as objects.
            let plain = (value as? [CAEmitterCell])?.map { $0.values } ?? value
            let expected = try #require(PropertyValue(plain, for: path))
            #expect(stage.layer.state[property] == expected, "\(key)")
            #expect(try stage.shown().state[property] == expected, "\(key)")
            let read = try #require(stage.layer.value(forKey: key))
            let cells = (read as? [CAEmitterCell])?.map { $0.values }
            #expect(PropertyValue(cells ?? read, for: path) == expected, "\(key)")
        }
    }

    @Test("Components of properties are read and written by key path")
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

    @Test("Custom keys are stored, and animating them has no effect on drawing")
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

    @Test("Numbers are returned in a box that casts to every number type")
    func boxedNumbers() {
        let layer = CALayer()
        layer.opacity = 0.5
        let value = layer.value(forKey: "opacity")
        #expect(value as? Double == 0.5)
        #expect(value as? Float == 0.5)
        #expect((value as? NSNumber)?.doubleValue == 0.5)
        #expect(layer.value(forKey: "hidden") as? Bool == false)
        #expect(layer.value(forKey: "maskedCorners") as? Int == 15)
    }

    @Test("Structs are accepted in NSValue")
    func boxedStructs() {
        let layer = CALayer()
        let turn = CATransform3DMakeRotation(1, 2, 3, 4)
        layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
        layer.setValue(NSValue(cgSize: CGSize(width: 3, height: 4)), forKey: "shadowOffset")
        layer.setValue(NSValue(cgRect: CGRect(x: 5, y: 6, width: 7, height: 8)), forKey: "bounds")
        layer.setValue(NSValue(caTransform3D: turn), forKey: "transform")
        layer.setValue(CGAffineTransform(scaleX: 2, y: 3), forKey: "sublayerTransform")
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.shadowOffset == CGSize(width: 3, height: 4))
        #expect(layer.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(CATransform3DEqualToTransform(layer.transform, turn))
        #expect(layer.sublayerTransform.m22 == 3)
        #expect(NSValue(caTransform3D: turn).caTransform3DValue.m12 == turn.m12)
        #expect(NSValue(cgRect: layer.bounds).cgRectValue == layer.bounds)
        #expect(NSValue(cgSize: .zero).cgPointValue == .zero)
    }

    @Test("Animations accept boxed values too")
    func boxedAnimation() throws {
        let stage = Stage()
        let animation = basic(
            "position", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 100, y: 50))
        )
        let shown = try stage.clock([animation], at: [0.5]) { $0.position }
        #expect(shown == [CGPoint(x: 50, y: 25)])
    }

    @Test("Keys of properties that do not animate read back the value that was set")
    func otherKeys() {
        let layer = CALayer()
        let mask = CALayer()
        let values: [(String, Any)] = [
            ("beginTime", 1.5), ("timeOffset", 2.5), ("speed", 0.5), ("duration", 3.0),
            ("repeatCount", 4.0), ("repeatDuration", 5.0),
        ]
        for (key, value) in values {
            layer.setValue(value, forKey: key)
            #expect(layer.value(forKey: key) as? Double == value as? Double, "\(key)")
        }
        layer.setValue(1, forKey: "autoreverses")
        layer.setValue("both", forKey: "fillMode")
        layer.setValue(18, forKey: "autoresizingMask")
        layer.setValue("a name", forKey: "name")
        layer.setValue(mask, forKey: "mask")
        layer.setValue([CALayer()], forKey: "sublayers")
        layer.setValue(["opacity": NSNull()], forKey: "actions")
        #expect(layer.autoreverses && layer.fillMode == .both)
        #expect(layer.autoresizingMask == [.layerWidthSizable, .layerHeightSizable])
        #expect(layer.value(forKey: "name") as? String == "a name")
        #expect(layer.value(forKey: "mask") as? CALayer === mask)
        #expect(mask.value(forKey: "superlayer") as? CALayer === layer)
        #expect(layer.sublayers?.count == 1)
        #expect(layer.actions?["opacity"] is NSNull)
        layer.setValue(nil, forKey: "name")
        layer.setValue(nil, forKey: "speed")
        #expect(layer.name == nil && layer.speed == 0)
    }

    @Test("Key paths reach through sublayers and into the frame")
    func longPaths() {
        let layer = CALayer()
        layer.mask = CALayer()
        layer.setValue(3, forKeyPath: "mask.position.x")
        #expect(layer.mask?.position.x == 3)
        #expect(layer.value(forKeyPath: "mask.superlayer.mask.position.x") as? Double == 3)
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.setValue(7, forKeyPath: "frame.size.width")
        layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "frame.origin")
        expectRect(layer.frame, 5, 6, 7, 4)
    }

    @Test("Every component of every property reads back the value set, and keeps the others")
    func everyPart() throws {
        for property in LayerProperty.allCases {
            let key = property.row.key
            for part in PropertyPath.partNames(of: property) {
                let layer = freshLayer(property.row.owner)
                layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "bounds")
                layer.transform = CATransform3DMakeScale(2, 3, 4)
                let path = "\(key).\(part)"
                let value: Any =
                    switch part {
                    case "origin": CGPoint(x: 5, y: 6)
                    case "size", "translation": CGSize(width: 5, height: 6)
                    default: 0.75
                    }
                layer.setValue(value, forKeyPath: path)
                let read = try #require(layer.value(forKeyPath: path))
                if let number = value as? Double {
                    expectClose([try #require(read as? Double)], [number], within: 1e-9)
                } else {
                    #expect(read as? AnyHashable == value as? AnyHashable, "\(path)")
                }
                if property == .transform && !part.hasPrefix("scale") {
                    expectClose(
                        ["x", "y", "z"].compactMap {
                            layer.value(forKeyPath: "transform.scale.\($0)") as? Double
                        },
                        [2, 3, 4],
                        within: 1e-9
                    )
                }
            }
        }
    }
}
