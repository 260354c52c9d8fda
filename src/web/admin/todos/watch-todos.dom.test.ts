import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PendingRequest, pendingRequests } from '#tests/support/pending-requests.ts'
import { settle } from '#tests/support/render-hook.ts'
import { countInTitle } from './title-count.ts'
import { forgetTodos, useTodos } from './todo-store.ts'
import { watchTodos } from './watch-todos.ts'

const TODOS = { toPack: 2, attention: 0, refundsDue: 0, sellersWaiting: 0, grievances: 0, lowStock: 1, outOfStock: 0 }
const answer = (todos: object = TODOS) => Response.json({ success: true, data: todos })

class StandIn extends EventTarget {
  static readonly CLOSED = 2
  static opened: StandIn[] = []
  readyState = 1
  constructor() {
    super()
    StandIn.opened.push(this)
  }
  close() {
    this.readyState = StandIn.CLOSED
  }
  say(event: object) {
    this.dispatchEvent(new MessageEvent('todo', { data: JSON.stringify(event) }))
  }
}

let requests: PendingRequest[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('EventSource', StandIn)
  StandIn.opened = []
  requests = pendingRequests()
  stop = watchTodos()
})
afterEach(() => {
  stop()
  forgetTodos()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an event names the new order and asks for the numbers again, once for several at a time', async () => {
  await requests[0]?.answer(answer())
  const [stream] = StandIn.opened
  stream?.say({ orders: ['LK2627-000001', 'LK2627-000002'] })
  stream?.say({ orders: [] })
  stream?.say({ orders: [] })
  expect(useTodos.getState()).toMatchObject({ newOrder: 'LK2627-000002', todos: { toPack: 2 } })
  await requests[1]?.answer(answer({ ...TODOS, toPack: 3 }))
  await requests[2]?.answer(answer({ ...TODOS, toPack: 4 }))
  expect(requests).toHaveLength(3)
  expect(useTodos.getState().todos?.toPack).toBe(4)
})

test('a stream that was refused is opened again once the shop answers; until then the minute does', async () => {
  await requests[0]?.answer(answer())
  StandIn.opened[0]?.close()
  vi.advanceTimersByTime(60_000)
  await requests[1]?.fail()
  expect(StandIn.opened).toHaveLength(1)
  expect(useTodos.getState()).toMatchObject({ todos: TODOS, problem: expect.any(String) })
  window.dispatchEvent(new Event('focus'))
  await requests[2]?.answer(answer())
  expect(StandIn.opened).toHaveLength(2)
  expect(useTodos.getState().problem).toBeUndefined()
})

test('nothing is asked or heard once the back office is left', async () => {
  await requests[0]?.answer(answer())
  stop()
  expect(StandIn.opened[0]?.readyState).toBe(StandIn.CLOSED)
  vi.advanceTimersByTime(180_000)
  window.dispatchEvent(new Event('focus'))
  expect(requests).toHaveLength(1)
})

test('the number stands before the title of whichever page is open, and goes with it', async () => {
  document.title = 'Admin Panel · Likho'
  const remove = countInTitle(3)
  expect(document.title).toBe('(3) Admin Panel · Likho')
  document.title = 'Orders · Likho'
  await settle()
  expect(document.title).toBe('(3) Orders · Likho')
  remove()
  expect(document.title).toBe('Orders · Likho')
})
