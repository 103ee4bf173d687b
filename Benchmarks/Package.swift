// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Legato", path: "..", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // What is worked out from measurements, apart from everything that measures.
        .target(name: "Figures", swiftSettings: strict),
        .executableTarget(
            name: "frame-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "Legato", package: "Legato"),
                .product(name: "LegatoScenes", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "AllocationCounterForBenchmarks",
            path: "Sources/AllocationCounter"
        ),
        .executableTarget(
            name: "layer-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "Legato", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "motion-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "LegatoMotion", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "FiguresTests",
            dependencies: ["Figures", "frame-timing"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
