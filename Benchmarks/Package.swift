// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Linked statically without PIE, a program touches fewer pages of the Swift libraries. Tests cannot
// be linked this way, so none depends on a program.
let program = strict + [.unsafeFlags(["-static-stdlib"])]
let linked: [LinkerSetting] = [
    .unsafeFlags([
        "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xlinker", "--icf=safe",
        "-Xlinker", "--no-rosegment",
    ])
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Legato", path: "..", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Computes figures from measurements, separately from everything that measures.
        .target(name: "Figures", swiftSettings: strict),
        .executableTarget(
            name: "frame-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "Legato", package: "Legato"),
                .product(name: "LegatoScenes", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: program,
            linkerSettings: linked
        ),
        // Started by frame-timing --startup, together with the other: only a window with a layer.
        .executableTarget(name: "timed-launch"),
        .executableTarget(
            name: "first-frame",
            dependencies: ["Figures", .product(name: "Legato", package: "Legato")],
            swiftSettings: program, linkerSettings: linked
        ),
        .target(name: "AllocationCounterForBenchmarks", path: "Sources/AllocationCounter"),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                .product(name: "Legato", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "layer-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "Legato", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: program,
            linkerSettings: linked
        ),
        .executableTarget(
            name: "motion-timing",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "LegatoMotion", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: program,
            linkerSettings: linked
        ),
        .executableTarget(
            name: "endurance",
            dependencies: [
                "AllocationCounterForBenchmarks", "Figures",
                .product(name: "Legato", package: "Legato"),
                .product(name: "LegatoScenes", package: "Legato"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "FiguresTests", dependencies: ["Figures"], swiftSettings: strict),
        .testTarget(
            name: "FuzzTests", dependencies: ["fuzz"], exclude: ["Findings"], swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
