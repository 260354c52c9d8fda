import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

type Asked = { model: string; stream: boolean; messages: { role: string; content: string }[] }

/** How it answers from now on. */
type Manner = {
  /** The text, piece by piece. */
  pieces?: string[]
  /** Refuses with this status instead. */
  status?: number
  /** Says nothing, or nothing more after the last piece, and keeps the line open. */
  stalls?: boolean
  /** Hangs up after the last piece. */
  hangsUp?: boolean
  finish?: 'stop' | 'length'
}

const API_KEY = 'stand-in-api-key'
const MODEL = 'stand-in-writer'

/** An OpenAI-style service of chat completions on a port of its own. */
export async function startAiStandIn() {
  const asked: Asked[] = []
  let left = 0
  let manner: Manner = {}

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push((await json(request)) as Asked)
    response.once('close', () => {
      if (!response.writableFinished) left += 1
    })
    const { pieces = [], status, stalls, hangsUp, finish = 'stop' } = manner
    const isKnown = request.url === '/v1/chat/completions' && request.headers.authorization === `Bearer ${API_KEY}`
    if (status || !isKnown) {
      response.writeHead(status ?? 401, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: `no: ${API_KEY}`, type: 'refused', code: null } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of pieces) response.write(event({ delta: { role: 'assistant', content } }))
    if (stalls) return
    // What was written must have left before the line is cut.
    if (hangsUp) return void setTimeout(() => response.destroy(), 50)
    response.write(event({ delta: {}, finish_reason: finish }))
    response.end('data: [DONE]\n\n')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return {
    /** What it was asked, oldest first. */
    asked,
    /** How many callers went away before the end. */
    left: () => left,
    behave: (next: Manner) => {
      manner = next
    },
    config: { baseUrl, apiKey: API_KEY, model: MODEL },
    env: { AI_BASE_URL: baseUrl, AI_API_KEY: API_KEY, AI_MODEL: MODEL },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type AiStandIn = Awaited<ReturnType<typeof startAiStandIn>>

const event = (choice: object) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: MODEL, choices: [{ index: 0, ...choice }] })}\n\n`
