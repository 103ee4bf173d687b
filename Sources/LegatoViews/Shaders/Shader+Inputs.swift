public import Foundation
import LegatoDrawing
import LegatoGraphics

nonisolated extension Shader {
    /// The arguments with which a function runs, by their index.
    ///
    /// An argument of another type, or a missing one, is 0 or empty.
    public struct Inputs: Sendable {
        let arguments: PixelArguments

        /// The number of arguments.
        public var count: Int { arguments.all.count }

        /// The first four numbers of an argument: a vector, a premultiplied colour, or x, y, width
        /// and height of the bounds.
        public subscript(index: Int) -> SIMD4<Float> {
            arguments.vectors.indices.contains(index) ? arguments.vectors[index] : .zero
        }

        /// Returns a number.
        public func float(_ index: Int) -> Float { self[index].x }

        /// Returns two numbers.
        public func float2(_ index: Int) -> SIMD2<Float> { self[index].lowHalf }

        /// Returns the numbers of an array.
        public func floats(_ index: Int) -> [Float] {
            if case .numbers(let numbers)? = argument(index) { numbers } else { [] }
        }

        /// Returns the premultiplied colours of an array.
        public func colors(_ index: Int) -> [SIMD4<Float>] {
            if case .colors(let colors)? = argument(index) { colors } else { [] }
        }

        /// Returns bytes.
        public func data(_ index: Int) -> Data {
            if case .data(let data)? = argument(index) { data } else { Data() }
        }

        /// Returns the premultiplied colour of an image at a point, 0 to 1 in both directions,
        /// interpolated between pixels; the edge pixels extend outwards.
        public func image(_ index: Int, at point: SIMD2<Float>) -> SIMD4<Float> {
            guard case .image(let image)? = argument(index) else { return .zero }
            let last = SIMD2(Float(image.width - 1), Float(image.height - 1))
            var place = point * (last + 1) - 0.5
            place.replace(with: 0, where: place .!= place)
            place.clamp(lowerBound: .zero, upperBound: last)
            let corner = place.rounded(.down)
            let next = (corner + 1).clamped(lowerBound: .zero, upperBound: last)
            let part = place - corner
            func texel(_ x: Float, _ y: Float) -> SIMD4<Float> {
                let first = (Int(y) * image.width + Int(x)) * 4
                let pixels = image.pixels
                return SIMD4(
                    Float(pixels[first]), Float(pixels[first + 1]), Float(pixels[first + 2]),
                    Float(pixels[first + 3])
                ) / 255
            }
            let top = texel(corner.x, corner.y) * (1 - part.x) + texel(next.x, corner.y) * part.x
            let bottom = texel(corner.x, next.y) * (1 - part.x) + texel(next.x, next.y) * part.x
            return top * (1 - part.y) + bottom * part.y
        }

        private func argument(_ index: Int) -> PixelArgument? {
            arguments.all.indices.contains(index) ? arguments.all[index] : nil
        }
    }

    /// The rendered view that a function for `layerEffect(_:maxSampleOffset:isEnabled:)` samples.
    public struct Layer {
        let sampler: PixelSampler

        /// Returns the premultiplied colour at a point of the view, interpolated between pixels.
        ///
        /// It is transparent outside what the view draws, at points that are not finite, and at
        /// points farther from the current pixel than the larger side of the view plus the offset,
        /// at most 4,096 pixels; 2,048 in views of more than 16,777,216 pixels, with the offset.
        public func sample(_ position: SIMD2<Float>) -> SIMD4<Float> { sampler.sample(position) }
    }
}
