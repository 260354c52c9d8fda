import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { MANIFEST, type Manifest } from '#server/backup/manifest.ts'
import { amountsOf } from '#tests/support/invoice-amounts.ts'
import { databaseUrl, startPostgres, withAdmin } from '#tests/support/real-postgres.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import type { Effort, Outcome, Part } from '../part.ts'
import { openBuyer } from './buyer.ts'
import { longestMs, perSecond, sell } from './sales.ts'

const BUYERS = 4
const CHECKED_PICTURES = 40

/** Where a shop keeps its data, and another place that is still empty. */
type Places = { from: Record<string, string>; to: Record<string, string> }

export const part: Part = {
  share: 0.05,
  run: async (effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'likho-prove-backup-'))
    const [postgres, bucket, otherBucket] = await Promise.all([startPostgres(), startS3Server(), startS3Server()])
    const outcome: Outcome = { figures: {}, violations: [] }

    async function placeOf(name: string, settings: Record<string, string> = {}) {
      await withAdmin(postgres.url, `create database ${name}`)
      return { DATABASE_URL: databaseUrl(postgres.url, name), ...settings }
    }
    try {
      const kinds: Record<string, Places> = {
        postgres: { from: await placeOf('first'), to: await placeOf('later') },
        'postgres and S3': {
          from: await placeOf('first_s3', bucket.environment),
          to: await placeOf('later_s3', otherBucket.environment),
        },
        embedded: { from: {}, to: {} },
      }
      for (const [kind, { from, to }] of Object.entries(kinds)) {
        const at = (place: string) => join(folder, kind, place)
        const places = { from: { ...from, DATA_DIR: at('from') }, to: { ...to, DATA_DIR: at('to') } }
        await prove(kind, places, join(folder, `archive of ${kind}`), effort, outcome)
      }
    } finally {
      for (const server of [postgres, bucket, otherBucket]) await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
    return outcome
  },
}

async function open(place: Record<string, string>) {
  const env = { ...place, SESSION_SECRET: SHOP_SECRET, TRUST_PROXY: '1', LOG_LEVEL: 'error' }
  const shop = startProcess(env, 'tests/support/api-process.ts')
  await shop.says('Likho is ready on')
  const address = /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
  const close = async () => {
    shop.kill('SIGTERM')
    await shop.ended
  }
  return { address, close }
}

/** One of the two commands, as a process of its own; throws what it said when it fails. Answers the seconds it took. */
async function command(script: string, archive: string, place: Record<string, string>): Promise<number> {
  const from = performance.now()
  const run = startProcess({ ...place, SESSION_SECRET: SHOP_SECRET }, script, [archive])
  if ((await run.ended) !== 0) throw new Error(run.output())
  return (performance.now() - from) / 1000
}

async function prove(kind: string, { from, to }: Places, archive: string, effort: Effort, outcome: Outcome) {
  const { figures, violations } = outcome
  const shop = await open(from)
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, number) => openBuyer(shop.address, number)))
  const cards = (await buyers[0]?.ask('/api/v1/product/cards'))?.body
  const products: string[] = [...JSON.stringify(cards).matchAll(/"_id":"([^"]+)"/g)].map(([, id = '']) => id)
  const quietSeconds = Math.max(5, effort.seconds / 8)
  const before = await sell(buyers, products, setTimeout(quietSeconds * 1000))
  let seconds = 0
  const saving = command('db/backup.ts', archive, from).then((took) => {
    seconds = took
  })
  const during = await sell(buyers, products, saving)
  const invoices = new Map<string, string[]>()
  const reader = await openBuyer(shop.address, BUYERS)
  for (const { order } of before) {
    const { status, bytes } = await reader.invoice(order)
    if (status !== 200) throw new Error(`The invoice of ${order} is answered by ${status} before the backup`)
    invoices.set(order, amountsOf(bytes))
  }
  await shop.close()

  const restoring = await command('db/restore.ts', archive, to)
  const restored = await open(to)
  const asha = await openBuyer(restored.address, 9)
  for (const [order, amounts] of invoices) {
    const found = await asha.invoice(order)
    if (found.status !== 200) violations.push(`${kind}: the acknowledged order ${order} is not in the backup`)
    else if (JSON.stringify(amountsOf(found.bytes)) !== JSON.stringify(amounts)) {
      violations.push(`${kind}: the invoice of ${order} has other sums`)
    }
  }
  const again = JSON.stringify((await asha.ask('/api/v1/product/cards')).body)
  const pictures = [...again.matchAll(/"id":"([0-9a-f]{32})"/g)].map(([, id]) => id).slice(0, CHECKED_PICTURES)
  for (const id of pictures) {
    const { status } = await asha.ask(`/media/${id}-160.webp`)
    if (status !== 200) violations.push(`${kind}: the picture ${id} is not shown`)
  }
  if (!(await asha.buy(products[0] ?? '')) && !(await asha.buy(products[1] ?? ''))) {
    violations.push(`${kind}: the restored shop takes no orders`)
  }
  await restored.close()
  if (before.length === 0 || during.length === 0) violations.push(`${kind}: nothing was sold`)

  const { tables, pictures: kept }: Manifest = JSON.parse(await readFile(join(archive, MANIFEST), 'utf8'))
  Object.assign(figures, {
    [`${kind}: rows, pictures (MB) saved`]: `${Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)}, ${kept.files} (${(kept.bytes / 1e6).toFixed(1)})`,
    [`${kind}: backup, restore in s`]: `${seconds.toFixed(1)}, ${restoring.toFixed(1)}`,
    [`${kind}: orders before, found again`]: `${before.length}, ${before.length - violations.filter((one) => one.startsWith(`${kind}: `)).length}`,
    [`${kind}: orders/s without, during backup`]: `${perSecond(before, quietSeconds)}, ${perSecond(during, seconds)}`,
    [`${kind}: longest order in ms without, during`]: `${longestMs(before, 'tookMs')}, ${longestMs(during, 'tookMs')}`,
    [`${kind}: longest told to wait by a limit in ms without, during`]: `${longestMs(before, 'toldToWaitMs')}, ${longestMs(during, 'toldToWaitMs')}`,
    [`${kind}: pictures looked at`]: pictures.length,
  })
}
