import LegatoUIKit

/// A controller that logs its appearance and its parents.
final class LoggedController: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    override func didMove(toParent parent: UIViewController?) {
        log.append(parent == nil ? "left" : "arrived")
    }
}
