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
        .executableTarget(
            name: "frame-timing",
            dependencies: [
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
                "AllocationCounterForBenchmarks",
                .product(name: "Legato", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "motion-timing",
            dependencies: [
                "AllocationCounterForBenchmarks",
                .product(name: "LegatoMotion", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
