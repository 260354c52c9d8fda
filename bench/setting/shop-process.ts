import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FIRST_PAGES_READY } from '#server/warm-pages.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'

export type RunningShop = {
  address: string
  pid: number | undefined
  /** From the first instruction to the open door. */
  startedInMs: number
  /** A shop makes its first pages by itself after it has opened: what is measured meanwhile would be charged with that. */
  firstPagesReady: () => Promise<void>
  stop: () => Promise<void>
}

type Place = { folder: string; databaseUrl?: string }

const READY = /Likho is ready on (\S+)/
const LOOK_EVERY_MS = 5

/** The shop as a shopkeeper runs it, behind one proxy. Its log goes to a file: nobody who measures has to read it. */
export async function startShop({ folder, databaseUrl }: Place): Promise<RunningShop> {
  // A log of its own: two shops may run in one folder, where both find the pictures.
  const log = join(await mkdtemp(join(folder, 'start-')), 'log')
  const file = await open(log, 'w')
  const from = performance.now()
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...environment(folder), ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', file.fd, file.fd],
  })
  const ended = once(child, 'exit')
  await file.close()
  let address: string | undefined
  while (!address) {
    if (child.exitCode !== null) throw new Error(`The shop does not start:\n${await readFile(log, 'utf8')}`)
    await setTimeout(LOOK_EVERY_MS)
    address = READY.exec(await readFile(log, 'utf8'))?.[1]
  }
  const startedInMs = performance.now() - from
  return {
    address,
    pid: child.pid,
    startedInMs,
    firstPagesReady: async () => {
      while (!(await readFile(log, 'utf8')).includes(FIRST_PAGES_READY)) await setTimeout(LOOK_EVERY_MS)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const environment = (folder: string) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  COURIER: 'sandbox',
  SEED: 'demo',
  SESSION_SECRET: SHOP_SECRET,
  TRUST_PROXY: '1',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
})
