public import LegatoViews

/// The state of the loading of an asynchronous image.
public nonisolated enum AsyncImagePhase: Sendable {
    /// No image is loaded: there is no URL, or loading has not ended.
    case empty
    /// The image is loaded.
    case success(Image)
    /// The image cannot be loaded.
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the image cannot be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
