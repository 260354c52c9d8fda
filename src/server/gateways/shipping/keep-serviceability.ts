import type { CourierGateway, Serviceability } from './shipping-gateway.ts'

const KEEP_MS = 6 * 60 * 60_000
/** Where nobody goes nothing can be sold, so that is asked again soon. */
const KEEP_NO_MS = 15 * 60_000
const MOST_KEPT = 5_000
/** Beyond that the courier is asked too much, and whoever comes next is told that nobody knows. */
const MOST_AT_ONCE = 8

/** The same courier, asked about each PIN code only now and then, and about one only once at a time. */
export function keepServiceability<G extends CourierGateway>(gateway: G, clock = Date.now): G {
  const kept = new Map<string, { answer: Serviceability; until: number }>()
  const asked = new Map<string, Promise<Serviceability>>()

  async function ask(pin: string, weightGrams: number): Promise<Serviceability> {
    try {
      const answer = await gateway.serviceability({ pin, weightGrams })
      const oldest = kept.size >= MOST_KEPT ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(pin, { answer, until: clock() + (answer.serviceable ? KEEP_MS : KEEP_NO_MS) })
      return answer
    } finally {
      asked.delete(pin)
    }
  }

  /** The weight of one order does not change who goes there: it is not part of what is kept. */
  async function serviceability({ pin, weightGrams }: { pin: string; weightGrams: number }): Promise<Serviceability> {
    const known = kept.get(pin)
    if (known && known.until > clock()) return known.answer
    kept.delete(pin)
    const underWay = asked.get(pin)
    if (underWay) return underWay
    if (asked.size >= MOST_AT_ONCE) throw new Error('too many questions to the courier at once')
    const answer = ask(pin, weightGrams)
    asked.set(pin, answer)
    return answer
  }

  return { ...gateway, serviceability }
}
