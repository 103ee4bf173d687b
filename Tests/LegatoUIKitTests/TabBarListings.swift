import Legato
import LegatoUIKit

struct TabsWithoutBar: View {
    init() { UITabBar.appearance().isHidden = true }

    var body: some View {
        TabView {
            Text("Home").tabItem { Text("Home") }
        }
    }
}
