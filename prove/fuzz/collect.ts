import type { Answer, Ask } from './ask.ts'
import type { Given } from './known.ts'

const MOST = 50

/** Keeps what an answer gave to be sent back later. */
export function collect({ endpoint }: Ask, { status, body }: Answer, { cursors, seen, tokens }: Given): void {
  if (!endpoint || status !== 200 || endpoint.file || endpoint.stream) return
  const text = body.toString()
  const cursor = /"nextCursor":"([^"]+)"/.exec(text)?.[1]
  if (cursor) keep(cursors, cursor)
  const token = /"(?:token|loginToken)":"([^"]+)"/.exec(text)?.[1]
  if (token) keep(tokens, token)
  // An order's page has its version beside it, a list has one in each row.
  if (endpoint.path.includes('/manageOrder') && text.includes('"version":')) {
    const { data, version } = JSON.parse(text)
    for (const order of [data].flat()) if (order.id) seen.set(order.id, order.version ?? version)
  }
}

function keep(list: string[], one: string): void {
  list.push(one)
  if (list.length > MOST) list.shift()
}
