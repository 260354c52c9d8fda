import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type ShopProcess, startProcess } from '#tests/support/shop-process.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'

/** The built shop as `npm start` runs it in production, or its API alone, which starts in a moment. */
export const SCRIPTS = { whole: 'src/server/main.ts', api: 'tests/support/api-process.ts' } as const
export type Script = keyof typeof SCRIPTS

/** What every shop of a run is told, and the whole one in production besides. */
export const SHOP = { SEED: 'none', SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1' }
export const WHOLE = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' }

const CLOCK = pathToFileURL('tests/support/shifted-clock.ts').href
const START_AGAIN_MS = 300
const ENDS_WITHIN_MS = 30_000

type Wanted = {
  count: number
  script: Script
  folder: string
  env: Record<string, string>
  /** By how much their clocks can be set wrong; undefined leaves them the machine's. */
  clockShiftMs?: number
  /** Of each; without, whichever is free. */
  ports?: readonly number[]
}
type Slot = {
  process: ShopProcess | undefined
  address: string | undefined
  opening: Promise<void> | undefined
  isWanted: boolean
  logs: string[]
}

/** Some processes of one shop, each started again when it ends, as a supervisor would. */
export async function openShops({ count, script, folder, env, clockShiftMs, ports = [] }: Wanted) {
  const slots = Array.from({ length: count }, (): Slot => newSlot())
  const dataDir = join(folder, 'data')
  await mkdir(dataDir, { recursive: true })

  /** Whoever asks meanwhile waits for the same start. */
  async function open(place: number): Promise<void> {
    const slot = slots[place] as Slot
    if (slot.address) return
    slot.opening ??= start(slot, ports[place] ?? 0).finally(() => {
      slot.opening = undefined
    })
    await slot.opening
  }

  async function start(slot: Slot, port: number): Promise<void> {
    while (slot.isWanted) {
      const started = startProcess(
        {
          LOG_LEVEL: 'error',
          ...(clockShiftMs && { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_SHIFT_MS: String(clockShiftMs) }),
          ...env,
          PORT: String(port),
          DATA_DIR: dataDir,
        },
        SCRIPTS[script],
      )
      slot.process = started
      // While the database is away it does not start, and is started again.
      const isOpen = await started.says('Likho is ready on').then(
        () => true,
        () => false,
      )
      // It may be killed at the moment at which it opens.
      if (isOpen && slot.process === started) {
        slot.address = /ready on (\S+)/.exec(started.output())?.[1]
        return
      }
      slot.logs.push(started.output())
      await setTimeout(START_AGAIN_MS)
    }
  }

  async function end(place: number, signal: NodeJS.Signals): Promise<number | null> {
    const slot = slots[place] as Slot
    const ended = slot.process
    slot.address = undefined
    slot.process = undefined
    ended?.kill(signal)
    const tooLate = globalThis.setTimeout(() => ended?.kill('SIGKILL'), ENDS_WITHIN_MS)
    const code = (await ended?.ended) ?? null
    clearTimeout(tooLate)
    if (ended) slot.logs.push(ended.output())
    return code
  }

  await Promise.all([...slots.keys()].map(open))
  return {
    count,
    dataDir,
    pids: () => slots.map(({ process: running }) => running?.pid),
    /** Those that can be called now. */
    addresses: () => slots.flatMap(({ address }) => address ?? []),
    open,
    kill: (place: number) => end(place, 'SIGKILL'),
    /** Ends it as a shopkeeper does; 0 is a good end. */
    close: (place: number) => end(place, 'SIGTERM'),
    jumpClock: (place: number) => slots[place]?.process?.kill('SIGUSR2'),
    /** Everything that any of them has printed. */
    output: () => slots.flatMap(({ logs, process: running }) => [...logs, running?.output() ?? '']).join('\n'),
    stop: async () => {
      for (const slot of slots) slot.isWanted = false
      await Promise.all([...slots.keys()].map((place) => end(place, 'SIGKILL')))
    },
  }
}
export type Shops = Awaited<ReturnType<typeof openShops>>

const newSlot = (): Slot => ({ process: undefined, address: undefined, opening: undefined, isWanted: true, logs: [] })
