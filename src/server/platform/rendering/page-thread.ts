import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Pages } from '#contract/platform/api.ts'
import { collectGarbage } from '../collect-garbage.ts'
import type { Ask, InsideAnswer } from './api-by-asking.ts'
import { makePage, type PageOrder } from './make-page.ts'
import type { FromThread, ToThread } from './thread-messages.ts'

/** Runs in a thread: renders what it is told to, several at a time while they wait for what they asked for. */
const LESS_THAN_SELLING = 5
const AT_REST_AFTER_MS = 5_000
if (!parentPort) throw new Error('This file is run by a thread')
const port = parentPort
const say = (word: FromThread, handedOver: ArrayBuffer[] = []) => port.postMessage(word, handedOver)

// When processors are scarce those who buy go first. Elsewhere than on Linux it would be the whole process.
if (process.platform === 'linux') setPriority(LESS_THAN_SELLING)

const { renderPage, routes }: Pages = await import(workerData.pages)
const waiting = new Map<number, (answer: InsideAnswer) => void>()
let asked = 0
const rest = setTimeout(collectGarbage, AT_REST_AFTER_MS)

port.on('message', (word: ToThread) => {
  if ('make' in word) make(word.make, word.order)
  else {
    waiting.get(word.answerTo)?.(word.answer)
    waiting.delete(word.answerTo)
  }
})
say({ routes })

async function make(id: number, order: PageOrder): Promise<void> {
  rest.refresh()
  const ask: Ask = (call) => {
    asked += 1
    const { promise, resolve } = Promise.withResolvers<InsideAnswer>()
    waiting.set(asked, resolve)
    say({ asks: asked, of: id, call })
    return promise
  }
  try {
    const page = await makePage(renderPage, order, ask)
    const bodies = page.encoded ? [page.body, page.encoded.body] : [page.body]
    say(
      { made: id, page },
      bodies.map(({ buffer }) => buffer as ArrayBuffer),
    )
  } catch (error) {
    say({ failed: id, error })
  }
}
