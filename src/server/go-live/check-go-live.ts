import type { checkGoLiveCall, listGoLiveCall } from '#contract/go-live/go-live.endpoints.ts'
import { ASKED_OUTSIDE, type AskedOutside, type GoLiveCheck } from '#contract/go-live/go-live-checks.ts'
import { judgeGoLive } from '#contract/go-live/judge-go-live.ts'
import type { AnswerOf, ParsedInput } from '#contract/platform/endpoint.ts'
import type { Config } from '#server/config.ts'
import type { CallCtx } from '#server/platform/http/context.ts'
import { atMost } from '#server/platform/semaphore.ts'
import { askOutside } from './ask-outside.ts'
import { gatherFacts } from './gather-facts.ts'
import { goLiveNotes, keepNote } from './go-live-notes.store.ts'
import { settingsBehind } from './settings-behind.ts'

type Answer = AnswerOf<typeof listGoLiveCall>

/** A second press within moments gets the answer of the first. */
const ASK_AGAIN_AFTER_MS = 10_000
/** One question after the other: who comes second finds what the first was told. */
const inTurn = atMost(1, 4)

/** How the shop was opened just now counts more than how it was when that was last noted. */
export const listGoLive =
  (config: Config) =>
  async (ctx: CallCtx): Promise<Answer> => {
    const facts = await gatherFacts({ db: ctx.db, config, providers: ctx.gateways }, ctx.now)
    const openedAt = ctx.origin || facts.address.openedAt
    return { data: judgeGoLive({ ...facts, address: { ...facts.address, openedAt } }) }
  }

export const checkGoLive =
  (config: Config) =>
  async (ctx: CallCtx, { check }: ParsedInput<typeof checkGoLiveCall>): Promise<Answer> => {
    if (isWanted('https', check)) {
      const about = settingsBehind(config).https
      await keepNote(ctx.db, 'https', { about, outcome: ctx.origin, at: ctx.now })
    }
    for (const one of ASKED_OUTSIDE.filter((name) => isWanted(name, check))) {
      await inTurn(() => askAgain(ctx, config, one))
    }
    return listGoLive(config)(ctx)
  }

const isWanted = (one: GoLiveCheck, check: GoLiveCheck | undefined) => check === undefined || check === one

async function askAgain({ db, gateways }: CallCtx, config: Config, check: AskedOutside): Promise<void> {
  const about = settingsBehind(config)[check]
  const known = (await goLiveNotes(db)).find((note) => note.name === check && note.about === about)
  if (known && Date.now() - known.at.getTime() < ASK_AGAIN_AFTER_MS) return
  const answered = await askOutside(check, gateways)
  if (!answered) return
  const { outcome, rupees = null } = answered
  await keepNote(db, check, { about, outcome, amount_rupees: rupees, at: new Date() })
}
