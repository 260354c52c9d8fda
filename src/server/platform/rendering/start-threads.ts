import { availableParallelism } from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import type { PageRoute } from '#contract/platform/page-address.ts'
import type { Rendered } from '../cache/page.ts'
import type { PageSource, RenderLoad, RenderOptions } from '../pages/page-source.ts'
import { overloaded } from '../semaphore.ts'
import type { Ask } from './api-by-asking.ts'
import type { PageOrder } from './make-page.ts'
import { SILENT_FOR_MS, startThread, type Thread } from './start-thread.ts'

type Options = { most?: number; mostWaiting?: number; silentForMs?: number }
type Waiting = { order: PageOrder; ask: Ask; how: RenderOptions; done: PromiseWithResolvers<Rendered> }

/** The shop itself needs a processor. Beyond four, the database is what renders wait for. */
const MOST_THREADS = 4

/** How many threads each of so many processes may have. */
export const threadsOf = (processes: number) =>
  Math.min(Math.max(Math.floor(availableParallelism() / processes) - 1, 1), MOST_THREADS)
/** While one waits for the database, another is rendered. */
const AT_ONCE_A_THREAD = 4
/** Of pages that nobody waits for. */
const IN_BACKGROUND_AT_ONCE = 2
/** What a thread renders in a second or two. */
const MOST_WAITING = 100
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 30_000]

export type Threads = {
  routes: readonly PageRoute[]
  render: PageSource['render']
  load: () => RenderLoad
  logTo: (log: FastifyBaseLogger) => void
  stop: () => Promise<void>
}

/**
 * Renders pages beside the thread that sells. One thread starts with the shop, the others when pages wait. What is more
 * than can be rendered soon is refused. Threads that end are replaced; one that ends before it was ready, after a pause.
 */
export async function startThreads(pages: string, options: Options = {}): Promise<Threads> {
  const { most = threadsOf(1), mostWaiting = MOST_WAITING, silentForMs = SILENT_FOR_MS } = options
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []
  const inBackground: Waiting[] = []
  const counts = { rendered: 0, shed: 0, restarts: 0 }
  let backgroundAtOnce = 0
  let log: FastifyBaseLogger | undefined
  let failures = 0
  let pause: NodeJS.Timeout | undefined
  let isStopping = false

  function add(): Thread {
    let isReady = false
    const thread = startThread(pages, silentForMs, (why) => {
      threads.delete(thread)
      counts.restarts += 1
      failures = isReady ? 0 : failures + 1
      log?.error({ err: why }, 'a thread that renders pages ended and is replaced')
      if (failures > 0 && threads.size === 0) refuseAll()
      clearTimeout(pause)
      pause = setTimeout(() => threads.size > 0 || isStopping || add(), pauseAfter(failures)).unref()
    })
    threads.add(thread)
    thread.ready.then(
      () => {
        isReady = true
        failures = 0
        handOut()
      },
      () => undefined,
    )
    return thread
  }

  const render: Threads['render'] = (order, ask, how = {}) => {
    const queue = how.inBackground ? inBackground : waiting
    const done = Promise.withResolvers<Rendered>()
    queue.push({ order, ask, how, done })
    if (threads.size > 0) handOut()
    const isFull = queue.length > mostWaiting || (threads.size === 0 && (failures > 0 || isStopping))
    const last = isFull && queue.pop()
    if (last) refuse(last)
    return done.promise
  }

  function refuse({ done }: Waiting): void {
    counts.shed += 1
    done.reject(overloaded())
  }

  function refuseAll(): void {
    for (const one of [...waiting.splice(0), ...inBackground.splice(0)]) refuse(one)
  }

  /** Those that somebody waits for go first. */
  function next(): Waiting | undefined {
    return waiting.shift() ?? (backgroundAtOnce < IN_BACKGROUND_AT_ONCE ? inBackground.shift() : undefined)
  }

  function handOut(): void {
    for (;;) {
      const [thread] = [...threads].sort((a, b) => a.busy() - b.busy())
      const page = thread && thread.busy() < AT_ONCE_A_THREAD && next()
      if (!page) break
      start(thread, page)
    }
    if (waiting.length > 0 && threads.size > 0 && threads.size < most && failures === 0) add()
  }

  async function start(thread: Thread, { order, ask, how, done }: Waiting): Promise<void> {
    if (how.inBackground) backgroundAtOnce += 1
    try {
      done.resolve(await thread.render(order, ask))
      counts.rendered += 1
    } catch (error) {
      done.reject(error)
    } finally {
      if (how.inBackground) backgroundAtOnce -= 1
      handOut()
    }
  }

  async function stop(): Promise<void> {
    isStopping = true
    clearTimeout(pause)
    refuseAll()
    const last = [...threads]
    threads.clear()
    await Promise.all(last.map((thread) => thread.stop()))
  }

  const routes = await add().ready.catch(async (error) => {
    await stop()
    throw error
  })
  return {
    routes,
    render,
    load: () => ({ ...counts, threads: threads.size, waiting: waiting.length }),
    logTo: (to) => {
      log = to
    },
    stop,
  }
}

const pauseAfter = (failures: number) =>
  failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
