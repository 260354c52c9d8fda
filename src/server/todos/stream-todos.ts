import { setTimeout } from 'node:timers/promises'
import { can } from '#contract/accounts/permissions.ts'
import { type TodoEvent, todoEventsCall } from '#contract/admin/todos.endpoints.ts'
import type { AnswerOf } from '#contract/platform/endpoint.ts'
import { authenticate } from '#server/accounts/session.ts'
import type { CallCtx } from '#server/platform/http/context.ts'
import { assertMayCall } from '#server/platform/http/serve.ts'
import { signedIn } from '#server/platform/http/signed-in.ts'
import type { Notice, NoticeBoard } from './notice-board.ts'

/** Shorter than what stands in between waits for a word before it hangs up. */
const HEARTBEAT_MS = 25_000
/** While orders flow nobody can read faster. */
const PAUSE_MS = 2_000
const MOST_ORDERS = 5

type Times = { heartbeatMs?: number; pauseMs?: number }

/** Tells whoever is at work when an order comes in or when the to-dos may have changed, as long as they may know. */
export const streamTodos = (board: NoticeBoard, { heartbeatMs = HEARTBEAT_MS, pauseMs = PAUSE_MS }: Times = {}) =>
  async function stream(ctx: CallCtx): Promise<AnswerOf<typeof todoEventsCall>> {
    const { id: userId } = signedIn(ctx)
    const seesAll = can(signedIn(ctx), 'manageAllOrders')
    const gone = ctx.whenGone()
    let news: TodoEvent | undefined
    let waiting = Promise.withResolvers<void>()

    const leave = board.join({ userId, hear })
    gone.addEventListener('abort', leave)
    return { chunks: events() }

    /** Sellers hear of the orders that have something of theirs in them. */
    function hear(notice: Notice): void {
      if (notice && !seesAll && !notice.sellers?.includes(userId)) return
      const orders = [...(news?.orders ?? []), ...(notice ? [notice.order] : [])]
      news = { orders: orders.slice(-MOST_ORDERS) }
      waiting.resolve()
    }

    async function* events(): AsyncGenerator<string> {
      try {
        yield 'retry: 5000\n\n'
        while (await isToGoOn()) {
          const said = news
          news = undefined
          waiting = Promise.withResolvers()
          yield said ? `event: todo\ndata: ${JSON.stringify(said)}\n\n` : ': still here\n\n'
          if (said) await nothingFor(pauseMs)
        }
      } finally {
        leave()
      }
    }

    /** After news or a while, unless they left, the shop closes, or what they may do has changed. */
    async function isToGoOn(): Promise<boolean> {
      if (!news) await Promise.race([waiting.promise, nothingFor(heartbeatMs)])
      return !gone.aborted && (await mayStillHear())
    }

    async function nothingFor(ms: number): Promise<void> {
      await setTimeout(ms, undefined, { signal: gone, ref: false }).catch(() => undefined)
    }

    /** As every call is checked: a logout or another role counts at once. Who sees less or more now comes back by themselves. */
    async function mayStillHear(): Promise<boolean> {
      try {
        const claims = { sub: userId, sid: ctx.sessionId ?? '' }
        const actor = await authenticate(ctx.db, claims, new Date())
        assertMayCall(todoEventsCall.who, { ...ctx, actor })
        return actor !== undefined && can(actor, 'manageAllOrders') === seesAll
      } catch {
        return false
      }
    }
  }
