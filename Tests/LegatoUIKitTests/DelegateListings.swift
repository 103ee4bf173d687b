import Foundation
import Legato
import LegatoUIKit

private func openDatabase() {}

final class Delegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        openDatabase()
        return true
    }
}

struct Notes: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
        WindowGroup { Text("Notes") }
    }
}
