/** Something that the shop has said yes to: it must be found afterwards. */
export type Told =
  | { what: 'order'; id: string }
  | { what: 'cancelled'; orderId: string }
  | { what: 'refund'; orderId: string; key: string }
  | { what: 'account'; username: string }
  | { what: 'product'; id: string }
  | { what: 'import'; id: string; names: string[] }
  | { what: 'wish'; userId: string; productId: string }
  | { what: 'subscription'; email: string }

/** What can be overwritten: an address, a review, a price. */
type Value = {
  /** What the shop last said yes to. */
  told: string | undefined
  /** What was asked for since then: no answer came, so it may be this as well. */
  tried: string[]
}

/** What the people of a run did and were told, kept outside of the shop. */
export function openLedger() {
  const told: Told[] = []
  const values = new Map<string, Value>()
  /** How often each call was answered how; 0 is no answer at all. */
  const answers: Record<string, Record<number, number>> = {}
  const unexpected: string[] = []
  const did: Record<string, number> = {}
  const slowest = { ms: 0 }

  function known(key: string): Value {
    const found = values.get(key) ?? { told: undefined, tried: [] }
    values.set(key, found)
    return found
  }

  return {
    told,
    values,
    answers,
    /** Answers that nobody should ever get. */
    unexpected,
    did,
    /** The answer that somebody waited for longest. */
    slowest,
    /** Nothing is broken at the moment. */
    isCalm: false,
    tell: (fact: Told) => void told.push(fact),
    try: (key: string, value: string) => void known(key).tried.push(value),
    keep: (key: string, value: string) => void values.set(key, { told: value, tried: [] }),
    count: (what: string, by = 1) => {
      did[what] = (did[what] ?? 0) + by
    },
    answered: (call: string, status: number, ms: number) => {
      const known = answers[call] ?? {}
      slowest.ms = Math.max(slowest.ms, ms)
      answers[call] = { ...known, [status]: (known[status] ?? 0) + 1 }
    },
  }
}
export type Ledger = ReturnType<typeof openLedger>
