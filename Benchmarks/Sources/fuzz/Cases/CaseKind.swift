/// The subject of a random case.
enum CaseKind: String, CaseIterable, Sendable {
    case images, recordings, api, views, layers, text
    /// Cases that fail on purpose, which test the fuzzer itself.
    case planted

    /// Whether a rule of layers or of Core Graphics may reject a case with a message.
    var mayBeRefused: Bool { self == .api }

    /// Runs the case that a tape describes.
    @MainActor
    func run(_ tape: inout Tape) {
        switch self {
        case .layers: LayerCase.run(&tape)
        case .api: APICase.run(&tape)
        case .views: ViewCase.run(&tape)
        case .text: TextCase.run(&tape)
        case .images: PictureCase.run(&tape)
        case .recordings: RecordingCase.run(&tape)
        case .planted: PlantedCase.run(&tape)
        }
    }

    /// Returns the tape of a case by its number, equal on every platform for equal seeds.
    func tape(seed: UInt64, number: UInt64, keepsTranscript: Bool = false) -> Tape {
        let kind = UInt64(Self.allCases.firstIndex(of: self) ?? 0)
        return Tape(
            seed: seed &* 0x9E37_79B9 &+ number &* 0x1_0000_0001 &+ kind << 56,
            keepsTranscript: keepsTranscript
        )
    }
}
