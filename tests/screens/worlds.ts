import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWNER } from '../e2e/owner.ts'

/**
 * The shops that are looked at: one as it is in everyday life, one in which there is nothing yet, and one in which everything
 * is as long, as dear and as much as the shop takes.
 */
export const WORLDS = ['demo', 'new', 'stretched'] as const
export type World = (typeof WORLDS)[number]

/** Not those of the journeys: both may run at a time. */
const FIRST_PORT = Number(process.env.SCREENS_PORT ?? 4087)
/** Whoever names the folder may leave the shops running there, and look again without waiting for them. */
const mayRun = process.env.SCREENS_DATA_DIR !== undefined
// The config is read once per worker too; all of them must mean the folder that the first one made.
process.env.SCREENS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'likho-screens-'))

export const urlOf = (world: World) => `http://127.0.0.1:${FIRST_PORT + WORLDS.indexOf(world)}`
export const dataDirOf = (world: World) => join(process.env.SCREENS_DATA_DIR ?? '', world)
export const KNOWN_FILE = join(process.env.SCREENS_DATA_DIR ?? '', 'known.json')

const COMMANDS: Record<World, string> = {
  demo: 'npm start',
  new: 'npm start',
  stretched: 'node tests/screens/fill-stretched.ts && npm start',
}

/** One after the other: the first one builds what the others use. */
export const webServers = WORLDS.map((world) => ({
  command: COMMANDS[world],
  cwd: join(import.meta.dirname, '../..'),
  url: `${urlOf(world)}/readyz`,
  reuseExistingServer: mayRun,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: String(FIRST_PORT + WORLDS.indexOf(world)),
    DATA_DIR: dataDirOf(world),
    PUBLIC_URL: urlOf(world),
    SEED: world === 'demo' ? 'demo' : 'none',
    // As behind one proxy: a visitor may say by X-Forwarded-For where they call from.
    TRUST_PROXY: '1',
    SUPERADMIN_PASSWORD: OWNER.password,
  },
}))
