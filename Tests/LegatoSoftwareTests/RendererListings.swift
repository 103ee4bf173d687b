import LegatoDrawing
import LegatoGraphics
import LegatoSoftware
import Testing

/// Listings on renderers.
///
/// The listings of the documentation comments on display lists and their renderer.
struct RendererListings {
    @Test("A red rectangle of a display list is drawn")
    func displayList() throws {
        var list = DisplayList(width: 640, height: 480)
        let rect = LocalRect(x: 20, y: 20, width: 100, height: 60)
        let shape = RoundedShape(projection: Projection(), rect: rect)
        let red = ShapeItem(shape: shape, fill: DrawColor(1, 0, 0, 1), scissor: list.bounds)
        list.items.append(.shape(red))
        let renderer = SoftwareRenderer()
        try renderer.render(list)
        let image = try renderer.readPixels()
        #expect(image[20, 20] == (255, 0, 0, 255) && image[119, 79] == (255, 0, 0, 255))
        #expect(image[19, 20].alpha == 0 && image[120, 79].alpha == 0)
    }

    @Test("An empty display list is a transparent image")
    func renderer() throws {
        let renderer = SoftwareRenderer()
        try renderer.render(DisplayList(width: 640, height: 480))
        let image = try renderer.readPixels()
        #expect(image.width == 640 && image.height == 480 && image[320, 240].alpha == 0)
    }
}
