public import Foundation
import LegatoGraphics
public import LegatoMotion
public import LegatoViews

/// A view that loads an image and displays it.
///
/// The image is an image file at an `http`, `https` or `file` URL, or the contents of a `data` URL in
/// base64. A photograph is shown upright. It is read and decoded off the main thread, with the limits
/// of `ImageLimits.standard`. Loading starts when the view appears and restarts when the URL changes;
/// it is cancelled when the view disappears.
///
/// ```swift
/// AsyncImage(url: photo) { image in
///     image.resizable().scaledToFill()
/// } placeholder: {
///     ProgressView()
/// }
/// .frame(width: 80, height: 80)
/// ```
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// The result of the latest load.
    private struct Loaded {
        let url: URL
        let result: Result<CGImage, any Error>
    }

    @State private var loaded: Loaded?
    @Environment(\.imageLoader) private var loader

    /// Creates a view that shows the image at its own size, and a grey area until it is loaded.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nothing is loaded for nil.
    ///   - scale: The number of pixels per point; 1 by default.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { phase in phase.image ?? placeholder }
    }

    /// Creates a view from the loaded image, with a placeholder until it is loaded.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nothing is loaded for nil.
    ///   - scale: The number of pixels per point; 1 by default.
    ///   - content: A closure that creates the view for the image.
    ///   - placeholder: A closure that creates the view shown until the image is loaded, or if
    ///     loading fails.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view from the current phase of loading.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nothing is loaded for nil.
    ///   - scale: The number of pixels per point; 1 by default.
    ///   - transaction: The transaction of phase changes; without animation by default.
    ///   - content: A closure that creates the view for a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = NumberCheck(Self.self, "scale").ratio(scale) ?? 1
        self.transaction = transaction
        self.content = content
    }

    /// The view for the current phase.
    public var body: some View { content(phase).task(id: url) { await load() } }

    private var phase: AsyncImagePhase {
        guard let loaded, loaded.url == url else { return .empty }
        return switch loaded.result {
        case .success(let image): .success(Image(decorative: image, scale: scale))
        case .failure(let error): .failure(error)
        }
    }

    private func load() async {
        guard let url, loaded?.url != url || phase.image == nil else { return }
        let result: Result<CGImage, any Error>
        do { result = .success(try await loader.image(at: url)) } catch { result = .failure(error) }
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { loaded = Loaded(url: url, result: result) }
    }
}

/// The default placeholder, filled with the secondary fill colour.
private let placeholder: Image = {
    let grey: [UInt8] = [19, 19, 20, 41]
    return Image(
        decorative: CGImage(width: 1, height: 1, premultipliedRGBA: grey), scale: 1
    ).resizable()
}()
