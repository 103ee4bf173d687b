/// Values of variables under linear equations and inequalities, each of which is satisfied as nearly
/// as those added before it allow.
///
/// It is the tableau of the simplex method: basic variables are sums of the others, which are zero.
/// Each addition moves the values along the edges of what the former ones leave open, and then closes
/// it further, so that the order of the additions is the order of their priorities.
struct LinearSystem {
    /// A linear combination of variables, plus a constant.
    struct Sum {
        var terms: [Int: Double] = [:]
        var constant = 0.0

        mutating func add(_ other: Sum, _ factor: Double = 1) {
            for (variable, value) in other.terms { add(value * factor, to: variable) }
            constant += other.constant * factor
        }

        mutating func add(_ value: Double, to variable: Int) {
            let sum = (terms[variable] ?? 0) + value
            terms[variable] = abs(sum) < LinearSystem.tolerance ? nil : sum
        }

        static prefix func - (sum: Sum) -> Sum {
            Sum(terms: sum.terms.mapValues(-), constant: -sum.constant)
        }
    }

    /// Factors below it are rounding errors.
    private static let tolerance = 1e-9
    /// Values below it, in points, are rounding errors.
    private static let length = 1e-7

    /// Whether each variable is at least zero.
    private var isLength: [Bool] = []
    /// The basic variables, as sums of the others.
    private var rows: [Int: Sum] = [:]
    /// The basic variables in whose sums a variable occurs.
    private var users: [Int: Set<Int>] = [:]

    /// Adds a variable, which is zero until the system makes it another value.
    mutating func addVariable(isLength: Bool) -> Int {
        self.isLength.append(isLength)
        return self.isLength.count - 1
    }

    /// The value of a sum.
    func value(of sum: Sum) -> Double { resolved(sum).constant }

    /// Makes a sum zero, or as near to it as possible.
    mutating func add(zero sum: Sum) {
        var rest = resolved(sum)
        if let free = freeVariable(rest) { return solve(rest, for: free) }
        if rest.constant < 0 { rest = -rest }
        if let error = minimize(rest) { fix(error) }
    }

    /// Makes a sum at least zero, or as near to it as possible.
    mutating func add(atLeastZero sum: Sum) {
        var rest = resolved(sum)
        if let free = freeVariable(rest) {
            rest.terms[addVariable(isLength: true)] = -1
            return solve(rest, for: free)
        }
        guard rest.constant < -Self.length else {
            rest.constant = max(rest.constant, 0)
            return setRow(rest, of: addVariable(isLength: true))
        }
        if let error = minimize(-rest) { flip(error) }
    }

    /// The sum in terms of variables that are not basic.
    private func resolved(_ sum: Sum) -> Sum {
        var result = Sum(constant: sum.constant)
        for (variable, factor) in sum.terms {
            if let row = rows[variable] {
                result.add(row, factor)
            } else {
                result.add(factor, to: variable)
            }
        }
        return result
    }

    /// The variable of a sum with the largest factor, of those that may be negative.
    private func freeVariable(_ sum: Sum) -> Int? {
        sum.terms.filter { !isLength[$0.key] }
            .max { (abs($0.value), $1.key) < (abs($1.value), $0.key) }?.key
    }

    /// Makes a variable basic by the equation that a sum is zero.
    private mutating func solve(_ sum: Sum, for variable: Int) {
        var sum = sum
        guard let factor = sum.terms.removeValue(forKey: variable) else { return }
        var row = Sum()
        row.add(sum, -1 / factor)
        for user in users.removeValue(forKey: variable) ?? [] {
            guard var other = rows[user], let share = other.terms.removeValue(forKey: variable)
            else { continue }
            other.add(row, share)
            // Rounding must not make a length negative.
            if isLength[user], other.constant < 0 { other.constant = 0 }
            setRow(other, of: user)
        }
        setRow(row, of: variable)
    }

    private mutating func setRow(_ row: Sum, of variable: Int) {
        for old in rows[variable]?.terms.keys ?? [:].keys where row.terms[old] == nil {
            users[old]?.remove(variable)
        }
        for key in row.terms.keys { users[key, default: []].insert(variable) }
        rows[variable] = row
    }

    private mutating func removeRow(of variable: Int) {
        for key in rows.removeValue(forKey: variable)?.terms.keys ?? [:].keys {
            users[key]?.remove(variable)
        }
    }

    /// Makes a sum of lengths, whose value is at least zero, as small as possible, but not negative.
    ///
    /// - Returns: The variable that stands for the sum, if it became zero; nil if it cannot. All that
    ///   would make it greater stays zero then.
    private mutating func minimize(_ sum: Sum) -> Int? {
        let error = addVariable(isLength: true)
        setRow(sum, of: error)
        while let row = rows[error] {
            // The lowest number first, so that the steps cannot go round in circles.
            guard let entering = row.terms.filter({ $0.value < 0 }).keys.min() else {
                removeRow(of: error)
                for variable in row.terms.keys { fix(variable) }
                return nil
            }
            step(entering, unless: error)
        }
        return error
    }

    /// Makes a variable basic in the place of the first length that would become negative as it
    /// grows; `preferred`, if it is one of the first.
    private mutating func step(_ entering: Int, unless preferred: Int) {
        var leaving: (variable: Int, limit: Double)?
        for user in users[entering] ?? [] where isLength[user] {
            guard let row = rows[user], let share = row.terms[entering], share < 0 else { continue }
            let limit = -row.constant / share
            guard let best = leaving else {
                leaving = (user, limit)
                continue
            }
            let isFirst = user == preferred || best.variable != preferred && user < best.variable
            if limit < best.limit - 1e-12 || limit <= best.limit + 1e-12 && isFirst {
                leaving = (user, limit)
            }
        }
        guard let leaving, var row = rows[leaving.variable] else { return }
        removeRow(of: leaving.variable)
        row.add(-1, to: leaving.variable)
        solve(row, for: entering)
    }

    /// Keeps a variable that is not basic at zero: it is an empty sum from now on.
    private mutating func fix(_ variable: Int) {
        for user in users.removeValue(forKey: variable) ?? [] { rows[user]?.terms[variable] = nil }
        rows[variable] = Sum()
    }

    /// Lets a variable that is not basic become negative instead of positive.
    private mutating func flip(_ variable: Int) {
        for user in users[variable] ?? [] { rows[user]?.terms[variable]?.negate() }
    }
}
