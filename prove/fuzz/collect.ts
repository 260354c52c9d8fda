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
  const version = /"version":"([0-9a-f]{32}\.\d+)"/.exec(text)?.[1]
  const order = /"_id":"([0-9a-f-]{36})"/.exec(text)?.[1]
  if (version && order) seen.set(order, version)
}

function keep(list: string[], one: string): void {
  list.push(one)
  if (list.length > MOST) list.shift()
}
