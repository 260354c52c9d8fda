import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Sample } from '../report/figure.ts'
import type { Setting } from '../setting/open-setting.ts'
import { startShop } from '../setting/shop-process.ts'
import { usedBy } from '../setting/used-by.ts'
import type { Effort, Measure } from './measure.ts'

/** After its first pages a shop gives back what it needed for them, a few seconds later. */
const AT_REST_AFTER_MS = 8_000
/** Without it the pages count as never built. */
const STAMP = join(import.meta.dirname, '../../build/pages/stamp')

/** How long a start takes and what the shop weighs when nobody comes, with the embedded database and beside Postgres. */
export function startsMeasure({ folder, databaseUrl }: Setting, { isQuick }: Effort): Measure {
  async function start(name: string, place: { folder: string; databaseUrl?: string }): Promise<Sample[]> {
    const shop = await startShop(place)
    const { cpuSeconds } = await usedBy(shop.pid)
    await shop.firstPagesReady()
    await setTimeout(AT_REST_AFTER_MS)
    const { megabytes } = await usedBy(shop.pid)
    await shop.stop()
    const cpuMs = cpuSeconds * 1_000
    return [
      { name: `start, ${name}`, unit: 'ms', shop: shop.startedInMs, cpuMs },
      { name: `idle memory, ${name}`, unit: 'MB', shop: megabytes },
    ]
  }

  /** Makes and fills the database, and builds the pages as well, for which a short run has no time. */
  async function firstStart(place: string): Promise<Sample[]> {
    await mkdir(place)
    if (!isQuick) await rm(STAMP, { force: true })
    const [started] = await start(isQuick ? 'first, pages built' : 'first', { folder: place })
    return started ? [started] : []
  }

  return {
    name: 'starts and memory',
    round: async (number) => {
      if (isQuick && number > 0) return []
      const own = join(folder, 'embedded')
      const samples = number === 0 ? await firstStart(own) : []
      samples.push(...(await start('embedded database', { folder: own })))
      // In the folder of the shop that runs: processes of one machine share their pictures.
      samples.push(...(await start('beside Postgres', { folder, databaseUrl })))
      return samples
    },
  }
}
