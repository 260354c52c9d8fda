import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PageRoute } from '#contract/platform/page-address.ts'
import type { Rendered } from '../cache/page.ts'
import { overloaded } from '../semaphore.ts'
import type { Ask } from './api-by-asking.ts'
import type { PageOrder } from './make-page.ts'
import type { FromThread, Handed, ToThread } from './thread-messages.ts'

/** Beside this file, whether it is run as it was written or as it was built. */
const FILE = new URL(`page-thread${extname(import.meta.filename)}`, import.meta.url)
/**
 * Several times what pages need. A thread that wants more ends, and the shop goes on. Several pages are rendered at a time, and
 * what they need for that must not be taken for something lasting: with a quarter of the room for what is young, twice as
 * often all of the memory was looked through.
 */
const MOST_MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 96 }
/** A page takes hundredths of a second. A thread that says nothing for so long, while nobody owes it an answer, hangs. */
export const SILENT_FOR_MS = 10_000

type InHand = { ask: Ask; resolve: (page: Rendered) => void; reject: (why: unknown) => void; owed: number }

export type Thread = {
  /** The pages it can render, once it can. */
  ready: Promise<readonly PageRoute[]>
  /** How many pages it has in hand. */
  busy: () => number
  render: (order: PageOrder, ask: Ask) => Promise<Rendered>
  stop: () => Promise<unknown>
}

/** What was handed over comes as plain bytes. */
function received({ body, encoded, ...page }: Handed): Rendered {
  return {
    ...page,
    body: Buffer.from(body.buffer),
    ...(encoded && { encoded: { ...encoded, body: Buffer.from(encoded.body.buffer) } }),
  }
}

/** One thread that renders. When it breaks, hangs or runs out of memory, the pages in its hands are refused and it ends. */
export function startThread(pages: string, silentForMs: number, onEnd: (why: unknown) => void): Thread {
  const inHand = new Map<number, InHand & { silence?: NodeJS.Timeout }>()
  const ready = Promise.withResolvers<readonly PageRoute[]>()
  // Nothing of the environment is for pages, and React is the one for visitors, whatever the shop itself runs as.
  const worker = new Worker(FILE, {
    workerData: { pages },
    env: { NODE_ENV: 'production' },
    resourceLimits: MOST_MEMORY,
    name: 'pages',
  })
  // It never keeps the process from ending.
  worker.unref()
  let isOpen = false
  let hasEnded = false
  let last = 0

  worker.on('message', (word: FromThread) => {
    if ('routes' in word) open(word.routes)
    else if ('asks' in word) answer(word)
    else if ('made' in word) take(word.made)?.resolve(received(word.page))
    else take(word.failed)?.reject(word.error)
  })
  worker.on('error', end)
  worker.once('exit', (code) => end(new Error(`The thread ended with code ${code}`)))

  function render(order: PageOrder, ask: Ask): Promise<Rendered> {
    last += 1
    const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
    inHand.set(last, { ask, resolve, reject, owed: 0 })
    tell({ make: last, order })
    listenFor(last)
    return promise
  }

  async function answer({ asks, of, call }: Extract<FromThread, { asks: number }>): Promise<void> {
    const page = inHand.get(of)
    if (!page) return
    page.owed += 1
    clearTimeout(page.silence)
    const found = await page.ask(call)
    page.owed -= 1
    if (!inHand.has(of)) return
    tell({ answerTo: asks, answer: found })
    if (page.owed === 0) listenFor(of)
  }

  function open(routes: readonly PageRoute[]): void {
    isOpen = true
    ready.resolve(routes)
    for (const id of inHand.keys()) listenFor(id)
  }

  function listenFor(id: number): void {
    const page = inHand.get(id)
    if (page && isOpen) page.silence = setTimeout(() => end(new Error('The thread hangs')), silentForMs)
  }

  function take(id: number): InHand | undefined {
    const page = inHand.get(id)
    clearTimeout(page?.silence)
    inHand.delete(id)
    return page
  }

  function end(why: unknown): void {
    if (hasEnded) return
    hasEnded = true
    for (const id of inHand.keys()) take(id)?.reject(overloaded(why))
    ready.reject(why)
    onEnd(why)
    worker.terminate()
  }

  const tell = (word: ToThread) => worker.postMessage(word)

  return {
    ready: ready.promise,
    busy: () => inHand.size,
    render,
    stop: () => {
      hasEnded = true
      return worker.terminate()
    },
  }
}
