import cluster, { type Worker } from 'node:cluster'
import { gatherMetrics, tell } from './gather-metrics.ts'
import type { ToPrimary } from './primary.ts'

type Limits = {
  /** Whoever ran for less has ended quickly, and the next is started after a pause. */
  quicklyMs: number
  firstPauseMs: number
  longestPauseMs: number
  /** So many quick ends in a row, and nobody left who answers: it is given up. */
  mostQuickEnds: number
}
const LIMITS: Limits = { quicklyMs: 30_000, firstPauseMs: 200, longestPauseMs: 10_000, mostQuickEnds: 8 }

type Wanted = {
  count: number
  /** After so long, whoever has not closed by itself is killed. */
  closeWithinMs: number
  onGivenUp: () => void
  limits?: Limits
}

/** Keeps so many processes of this script running: each that ends is replaced, until they are closed. */
export function keepWorkers({ count, closeWithinMs, onGivenUp, limits = LIMITS }: Wanted) {
  const workers = new Set<Worker>()
  const ready = new Set<Worker>()
  let quickEnds = 0
  let isOpen = false
  let isClosing = false

  /** The first one finds out whether the port can be had; then come the others. Rejects when one ends before it is ready. */
  async function open(): Promise<string> {
    const address = await start()
    await Promise.all(Array.from({ length: count - 1 }, start))
    isOpen = true
    return address
  }

  function start(): Promise<string> {
    const worker = cluster.fork()
    const startedAt = performance.now()
    workers.add(worker)
    worker.on('error', () => undefined)
    return new Promise((resolve, reject) => {
      worker.on('message', (said: ToPrimary) => {
        if ('want' in said) void gatherMetrics(worker, said.ask, ready)
        if (!('ready' in said)) return
        ready.add(worker)
        resolve(said.ready)
      })
      worker.once('exit', (code, signal) => {
        workers.delete(worker)
        ready.delete(worker)
        reject(new Error('it ended before it was ready'))
        if (!isOpen || isClosing) return
        console.error(`Process ${worker.process.pid} ended (${signal ?? code})`)
        replace(performance.now() - startedAt)
      })
    })
  }

  function replace(livedMs: number): void {
    quickEnds = livedMs < limits.quicklyMs ? quickEnds + 1 : 0
    // While others answer, one more try costs nobody anything: what it misses, such as the database, may come back.
    if (quickEnds > limits.mostQuickEnds && ready.size === 0) {
      console.error(`Gave up: processes ended ${quickEnds} times, each soon after its start`)
      isClosing = true
      onGivenUp()
      return
    }
    const pause = Math.min(limits.firstPauseMs * 2 ** (quickEnds - 1), limits.longestPauseMs)
    setTimeout(() => isClosing || start().catch(() => undefined), quickEnds > 0 ? pause : 0)
  }

  /** All at once; answers whether each ended well. */
  async function close(): Promise<boolean> {
    isClosing = true
    const tooLate = setTimeout(kill, closeWithinMs)
    const ends = await Promise.all(
      [...workers].map((worker) => {
        if (ready.has(worker)) tell(worker, { do: 'close' })
        else worker.process.kill('SIGTERM')
        return new Promise<boolean>((done) => worker.once('exit', (code) => done(code === 0)))
      }),
    )
    clearTimeout(tooLate)
    return ends.every(Boolean)
  }

  function kill(): void {
    isClosing = true
    for (const worker of workers) worker.process.kill('SIGKILL')
  }

  return { open, close, kill }
}
