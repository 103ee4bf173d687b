extension ViewGraph {
    /// Changes layers in the transaction of a node.
    func change(at node: TransactionNode, _ body: () -> Void) {
        if isRebasing { body() } else { transaction(at: node).change(body) }
    }
}
