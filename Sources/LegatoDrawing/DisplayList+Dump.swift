import LegatoGraphics

extension DisplayList {
    /// Returns the list as text: a line for the target, then one for each item, with groups
    /// indented.
    ///
    /// Equal lists give equal bytes, on every run and in every locale. Lengths have 3 decimals and
    /// entries of projections 6. Colours are unpremultiplied `#RRGGBBAA`. Images are named by their
    /// index in `images`, gradients by their kind and stops. Defaults are omitted: square corners,
    /// no border, full opacity, whole images, the linear filter, the normal blend, and a matrix's
    /// unchanged alpha. Cuts are printed as half-planes. The lists of rasters follow.
    package func dump() -> String {
        var text = "target \(width)x\(height) background \(hex(background))\n"
        var depth = 1
        for item in singleItems {
            if case .endGroup = item { depth = max(1, depth - 1) }
            text += String(repeating: "  ", count: depth) + line(item) + words(cut: item.cut) + "\n"
            if case .beginGroup = item { depth += 1 }
        }
        for (index, raster) in rasters.enumerated() {
            let at = "(\(raster.list.origin.x) \(raster.list.origin.y))"
            text += "raster#\(index) at \(at) \(raster.list.dump())"
        }
        return text
    }

    private func line(_ item: DisplayItem) -> String {
        switch item {
        case .shape(let item):
            var text = "shape \(item.shape.words) fill \(hex(item.fill))"
            if item.borderWidth != 0 {
                text += " border \(fixed(item.borderWidth)) \(hex(item.border))"
            }
            return text + " in \(item.scissor.words)"
        case .shapes: return ""
        case .image(let item):
            let name = item.isRaster ? "raster#\(item.image)" : name(ofImage: item.image)
            var text = "\(name) \(item.shape.words) frame \(item.frame.words)"
            if item.source != LocalRect(x: 0, y: 0, width: 1, height: 1) {
                text += " source \(item.source.words)"
            }
            if item.filter == .nearest { text += " nearest" }
            if item.isAdded { text += " added" }
            return text + words(tint: item.tint) + " in \(item.scissor.words)"
        case .shadow(let item):
            return "shadow \(item.shape.words) sigma \(fixed(item.sigma)) \(hex(item.color))"
                + " in \(item.scissor.words)"
        case .gradient(let item):
            return "\(name(ofGradient: item.gradient)) \(item.shape.words)"
                + " frame \(item.frame.words) from \(words(item.start)) to \(words(item.end))"
                + words(tint: item.tint) + " in \(item.scissor.words)"
        case .beginGroup(let item):
            var text = "group \(item.bounds.words)" + words(opacity: item.opacity)
            if item.blend != .normal { text += " \(item.blend)" }
            text += words(filters: item.filters)
            if let clip = item.clip { text += " clip \(clip.words)" }
            if let shadow = item.shadow {
                text += " shadow \(words(shadow.offset))"
                text += " sigma \(fixed(shadow.sigma)) \(hex(shadow.color))"
            }
            return text
        case .endGroup:
            return "end"
        }
    }

    private func name(ofImage index: Int32) -> String {
        guard images.indices.contains(Int(index)) else { return "image#\(index) missing" }
        let image = images[Int(index)]
        return "image#\(index) \(image.width)x\(image.height)"
    }

    /// Returns the kind of a gradient and its stops.
    private func name(ofGradient index: Int32) -> String {
        guard gradients.indices.contains(Int(index)) else { return "gradient#\(index) missing" }
        let gradient = gradients[Int(index)]
        let run = stops.dropFirst(Int(gradient.firstStop)).prefix(Int(gradient.stopCount))
        let list = run.map { "\(fixed($0.location)) \(hex(straight: $0.color))" }
        return "\(gradient.kind) [\(list.joined(separator: ", "))]"
    }

    private func words(filters run: FilterRun) -> String {
        guard !run.isEmpty else { return "" }
        let last = run.first + run.count - 1
        guard filters.indices.contains(Int(run.first)), filters.indices.contains(Int(last)) else {
            return " filters \(run.first)...\(last) missing"
        }
        return filters[Int(run.first)...Int(last)].map { filter in
            switch filter {
            case .blur(let sigma): return " blur \(fixed(sigma))"
            case .colors(let matrix):
                var all = [matrix.red, matrix.green, matrix.blue]
                let plain = ColorMatrix()
                if matrix.alpha != plain.alpha || matrix.bias != plain.bias {
                    all += [matrix.alpha, matrix.bias]
                }
                let rows = all.map { row in
                    (0..<4).map { fixed(row[$0]) }.joined(separator: " ")
                }
                return " colors (\(rows.joined(separator: ", ")))"
            case .shader(let shader):
                return " shader \(shader.effect.function.name)"
            }
        }.joined()
    }

    /// Returns the half-planes, each as two coefficients and a constant: at least 0, or above 0 if
    /// open.
    private func words(cut: Int32) -> String {
        let lines = cuts[cut].map { line in
            let numbers = [line.x, line.y, line.constant].map { fixed(Float($0)) }
            return "\(numbers.joined(separator: " ")) \(line.isClosed ? ">=" : ">") 0"
        }
        return cut == -1 ? "" : " cut (\(lines.joined(separator: ", ")))"
    }

    private func words(_ point: SIMD2<Float>) -> String { "(\(fixed(point.x)) \(fixed(point.y)))" }

    private func words(tint: DrawColor) -> String {
        tint == DrawColor(repeating: tint.w) ? words(opacity: tint.w) : " tint \(hex(tint))"
    }

    private func words(opacity: Float) -> String {
        opacity == 1 ? "" : " opacity \(fixed(opacity))"
    }
}

extension RoundedShape {
    fileprivate var words: String {
        var text = "\(rect.words) \(projection.words)"
        if radii != .zero {
            let list = (0..<4).map { fixed(radii[$0]) }.joined(separator: " ")
            text += " radii (\(list))"
            if curve == .continuous { text += " continuous" }
        }
        if !hardEdges.isEmpty {
            let names: [(OutlineEdges, String)] = [
                (.minX, "minX"), (.maxX, "maxX"), (.minY, "minY"), (.maxY, "maxY"),
            ]
            let list = names.filter { hardEdges.contains($0.0) }.map(\.1)
            text += " hard (\(list.joined(separator: " ")))"
        }
        return text
    }
}

extension LocalRect {
    fileprivate var words: String {
        "(\(fixed(x)) \(fixed(y)) \(fixed(width)) \(fixed(height)))"
    }
}

extension PixelRect {
    fileprivate var words: String { "[\(minX) \(minY) \(maxX) \(maxY)]" }
}

extension Projection {
    fileprivate var words: String {
        let entries = isAffine ? [a, b, c, d, tx, ty] : [a, b, p, c, d, q, tx, ty, w]
        let list = entries.map { fixed($0, decimals: 6) }.joined(separator: " ")
        return (isAffine ? "affine" : "projective") + "(\(list))"
    }
}

/// Returns a premultiplied colour as unpremultiplied `#RRGGBBAA`; transparent is `#00000000`.
private func hex(_ color: DrawColor) -> String {
    let alpha = color.w
    var channels = alpha > 0 ? color / alpha : DrawColor.zero
    channels.w = alpha
    return hex(straight: channels)
}

/// Returns an unpremultiplied colour as `#RRGGBBAA`.
private func hex(straight channels: SIMD4<Float>) -> String {
    let digits = (0..<4).map { i in
        let clamped = channels[i] > 0 ? min(channels[i], 1) : 0
        // Bounded: from 0 to 255.
        let text = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
}

/// Returns a number with fixed decimals and a decimal point in every locale; never negative zero.
private func fixed(_ value: Float, decimals: Int = 3) -> String {
    let unit = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let scaled = (Double(value) * unit).rounded()
    guard abs(scaled) < 0x1p53 else { return "\(value)" }
    let digits = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (scaled < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
