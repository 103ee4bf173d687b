public import LegatoViews

/// A phase of loading an asynchronous image.
public nonisolated enum AsyncImagePhase: Sendable {
    /// No image is loaded: the URL is nil, or loading has not finished.
    case empty
    /// The image is loaded.
    case success(Image)
    /// Loading the image failed.
    case failure(any Error)

    /// The image; nil unless it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error; nil unless loading failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
