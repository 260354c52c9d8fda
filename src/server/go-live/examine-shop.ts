import type { AskedOutside } from '#contract/go-live/go-live-checks.ts'
import { type Asked, type GoLiveLine, judgeGoLive } from '#contract/go-live/judge-go-live.ts'
import { askOutside } from './ask-outside.ts'
import { gatherFacts, type Parts } from './gather-facts.ts'

/** The whole list with every provider asked now. Writes nothing down: the database may be a copy. */
export async function examineShop(parts: Parts, now: Date): Promise<GoLiveLine[]> {
  const ask = async (check: AskedOutside): Promise<Asked | null> => {
    const answered = await askOutside(check, parts.providers)
    return answered ? { rupees: null, ...answered, at: now } : null
  }
  const [facts, keys, pickup, wallet] = await Promise.all([
    gatherFacts(parts, now),
    ask('payments'),
    ask('pickup'),
    ask('wallet'),
  ])
  return judgeGoLive({ ...facts, keys, pickup, wallet })
}
