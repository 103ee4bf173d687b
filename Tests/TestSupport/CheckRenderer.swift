public import LegatoDrawing
public import LegatoGraphics

/// Draws a list and returns its pixels.
public func draw(_ list: DisplayList, with renderer: any Renderer) throws -> CGImage {
    try renderer.render(list)
    return try renderer.readPixels()
}
