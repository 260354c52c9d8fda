import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imageUrl } from '#contract/images/image.ts'
import { AGGREGATOR } from '#contract/orders/orders.endpoints.ts'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { ASHA, join as joinShop, logIn } from '#tests/support/accounts.ts'
import { aBrowser } from '#tests/support/browser.ts'
import { buy } from '#tests/support/buying.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { aDrawing, aPicture } from '#tests/support/pictures.ts'
import { aShopFolder } from '#tests/support/shop-folder.ts'
import { aShopper, openSession, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { freshDatabase, onRealPostgres } from '#tests/support/test-database.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { diskMediaStore } from '../gateways/images/disk-media-store.ts'
import { storeDrawing } from '../gateways/images/store-drawing.ts'
import { storeImage } from '../gateways/images/store-image.ts'
import type { Database } from '../platform/db/database.ts'
import { askForCopy, serveCopies } from '../platform/db/embedded/embedded-copies.ts'
import { MIGRATIONS_FOLDER } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { newId } from '../platform/ids.ts'
import { backUp } from './back-up.ts'
import { LEFT_OUT } from './left-out.ts'
import { ROWS, SESSION_SECRET } from './manifest.ts'
import { openArchive } from './open-archive.ts'
import { restore } from './restore.ts'
import { restoreSecret, secretIn } from './secrets.ts'

const PRICE = 100
const MOST_SOLD = 5
/** Two databases are opened, one of them twice. */
const LONGEST_MS = 240_000
/** As a shop has it that made it itself. */
const SECRET = { text: SHOP_SECRET, isInDataDir: true }
const BACKUP_KEY = 'a-key-that-only-this-test-has-0000001'

let source: Awaited<ReturnType<typeof aShopFolder>>
let elsewhere: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
let archive: string
let app: FastifyInstance
let restored: FastifyInstance
let asha: Shopper
let stop: () => Promise<void> = async () => {}
/** Told to their shopper before the backup began. */
const acknowledged: string[] = []
/** What was sold, and answered, while it was made. */
const soldMeanwhile: string[] = []
let pictures: string[]
let tokenOfBefore: string
let rowsRestored: Record<string, string[]>
let rowsOfSource: Record<string, string[]>

/** What an order changes of rows that are there already. */
const CHANGES_BY_SALES = [
  'all_products',
  'checkouts',
  'jobs',
  'number_series',
  'order_day_changes',
  'order_days',
  'payment_orders',
  'sandbox_payment_orders',
  'stock_levels',
]

/** What the next start goes by (finish-restore.ts). */
const MARK_OF_RESTORING = 'unfinished_restore'

const appOn = (database: Database, dataDir: string) =>
  buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: SHOP_SECRET, DATA_DIR: dataDir }),
    database,
    media: diskMediaStore(join(dataDir, 'media')),
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'likho-backup-'))
  archive = join(folder, 'archive')
  source = await aShopFolder()
  const { database } = source
  app = await appOn(database, source.folder)
  if (!onRealPostgres) stop = await serveCopies(source.folder, database.pool)
  const shop = { app, db: database.db }
  const pen = await fillShelves()
  asha = await aShopper(shop)
  await joinShop(database.db, aBrowser(shop))
  await writeGrievance(database)
  const buyOne = () => buy(asha, [{ productId: pen, quantity: 1 }], PRICE * 1.18)
  acknowledged.push(await buyOne(), await buyOne())

  let isDone = false
  const saving = save().finally(() => {
    isDone = true
  })
  while (!isDone && soldMeanwhile.length < MOST_SOLD) soldMeanwhile.push(await buyOne())
  await saving

  elsewhere = await freshDatabase()
  const media = diskMediaStore(join(folder, 'media'))
  expect(await restore({ pool: elsewhere.database.pool, media }, await openArchive(archive))).toEqual([])
  rowsRestored = await rowsOf(elsewhere.database.pool)
  rowsOfSource = await rowsOf(source.database.pool)
  restored = await appOn(elsewhere.database, folder)
  tokenOfBefore = asha.token
}, LONGEST_MS)

afterAll(async () => {
  await Promise.all([app?.close(), restored?.close()])
  await stop()
  await source?.close()
  await elsewhere?.database.close()
  await elsewhere?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A photo, a drawing whose sizes are made when asked for, and a product that shows the photo. */
async function fillShelves(): Promise<string> {
  const media = diskMediaStore(join(source.folder, 'media'))
  const photo = await storeImage(media, await aPicture('png', 200, 150))
  const drawing = await storeDrawing(media, aDrawing('teal'))
  pictures = [imageUrl(photo.id, 160, 'webp'), imageUrl(drawing.id, 160, 'avif')]
  // Also the sign that ends a line for some readers of lines.
  const product = aProduct({ price: PRICE, stock: 1_000, description: 'Blue\u2028black\nand "quoted", \\N' })
  await insertProduct(source.database.db, product, photo)
  await source.database.db.insertInto('images').values(drawing).execute()
  return product.id
}

const writeGrievance = ({ db }: Database) =>
  db
    .insertInto('grievances')
    .values({
      id: newId(),
      name: 'Asha',
      email: 'asha@example.in',
      language: 'en',
      order_number: '',
      text: 'Late',
      created_at: new Date(),
    })
    .execute()

/** As the command does it: from the copy that the running shop makes, or straight from Postgres. */
async function save(): Promise<void> {
  const media = diskMediaStore(join(source.folder, 'media'))
  const copy = onRealPostgres ? undefined : await askForCopy(source.folder)
  const copied = copy && (await openDatabase({ dataDir: copy.dataDir, databaseUrl: undefined }))
  await backUp({ pool: (copied ?? source.database).pool, media, secret: SECRET, backupKey: BACKUP_KEY }, archive)
  await copied?.close()
  copy?.giveBack()
}

async function rowsOf(pool: Pool): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select ${name}::text as row from ${name}`)
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

const shopperOf = (shop: FastifyInstance) => (url: string) =>
  shop.inject({ url, headers: { authorization: `Bearer ${asha.token}` } })

describe('a backup of a shop that sells', () => {
  it('is made while orders go on', () => expect(soldMeanwhile.length).toBeGreaterThan(0))

  it('leaves no copy of the database in the data folder', async () => {
    await expect.poll(() => existsSync(join(source.folder, 'copy'))).toBe(false)
  })

  it('opens no account: who was logged in logs in again, and no secret can be read', async () => {
    const url = '/api/v1/users/me'
    const headers = { authorization: `Bearer ${tokenOfBefore}` }
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
    expect((await restored.inject({ url, headers })).statusCode).toBe(401)
    expect(LEFT_OUT.filter((table) => rowsRestored[table]?.length)).toEqual([])
    const saved = gunzipSync(await readFile(join(archive, ROWS))).toString()
    expect(saved).toContain(asha.id)
    expect(saved).not.toContain(asha.sessionId)
    expect(await readFile(join(archive, SESSION_SECRET), 'utf8')).not.toContain(SHOP_SECRET)
  })

  it('has its secret again by the key of its backups alone', async () => {
    const opened = await openArchive(archive)
    await expect(secretIn(opened, 'a-key-of-another-shop-000000000000001')).rejects.toThrow('BACKUP_KEY is not the key')
    expect(await secretIn(opened, undefined)).toBeUndefined()
    const dataDir = await mkdtemp(join(folder, 'secret-'))
    const settings = { sessionSecret: undefined, dataDir }
    expect(await restoreSecret(settings, opened, undefined)).toBe(false)
    expect(await restoreSecret(settings, opened, await secretIn(opened, BACKUP_KEY))).toBe(true)
  })

  it('has every order that was acknowledged before, with its invoice', async () => {
    await openSession(elsewhere.database.db, asha.id, asha.sessionId)
    for (const order of acknowledged) {
      const [before, after] = await Promise.all(
        [app, restored].map(async (shop) => (await shopperOf(shop)(`${AGGREGATOR}/invoice/${order}`)).rawPayload),
      )
      expect(pdfPages(after ?? Buffer.of())).toEqual(pdfPages(before ?? Buffer.of()))
    }
  })

  it('has every row as it was', () => {
    expect(Object.keys(rowsRestored)).toEqual(Object.keys(rowsOfSource))
    for (const [table, rows] of Object.entries(rowsRestored).filter(([table]) => table !== MARK_OF_RESTORING)) {
      const source = new Set(rowsOfSource[table])
      if (!CHANGES_BY_SALES.includes(table)) expect(rows.filter((row) => !source.has(row))).toEqual([])
      if (!LEFT_OUT.includes(table)) expect([table, rows.length > 0]).toEqual([table, source.size > 0])
    }
  })

  it('shows every picture', async () => {
    for (const url of pictures) {
      const [before, after] = await Promise.all([app, restored].map((shop) => shop.inject(url)))
      expect(before?.statusCode).toBe(200)
      expect(after?.rawPayload).toEqual(before?.rawPayload)
    }
  })

  it('lets people in by their password', async () => {
    expect((await logIn(aBrowser({ app: restored }), ASHA)).status).toBe(200)
  })

  it('goes on with its numbers', async () => {
    await writeGrievance(elsewhere.database)
    const rows = await elsewhere.database.db.selectFrom('grievances').select('number').orderBy('number').execute()
    expect(rows.map(({ number }) => Number(number))).toEqual([1, 2])
  })

  it('sells', async () => {
    const again = await aShopper({ app: restored, db: elsewhere.database.db })
    const { id } = await elsewhere.database.db.selectFrom('products').select('id').executeTakeFirstOrThrow()
    expect(await buy(again, [{ productId: id, quantity: 1 }], PRICE * 1.18)).toBeTruthy()
  })

  it('made before the newest migration is brought up to date by it', async () => {
    const migrations = join(folder, 'migrations')
    await cp(MIGRATIONS_FOLDER, migrations, { recursive: true })
    await writeFile(join(migrations, '9999-later.sql'), 'alter table orders add column later text')
    const { database, drop } = await freshDatabase()
    try {
      const target = { pool: database.pool, media: diskMediaStore(join(folder, 'later')) }
      expect(await restore(target, await openArchive(archive), false, migrations)).toEqual(['9999-later.sql'])
      const { rows } = await database.pool.query('select later from orders')
      expect(rows.length).toBeGreaterThanOrEqual(acknowledged.length)
    } finally {
      await database.close()
      await drop()
    }
  })

  it('is refused where a shop is already', async () => {
    await expect(
      restore({ pool: elsewhere.database.pool, media: diskMediaStore(folder) }, await openArchive(archive)),
    ).rejects.toThrow('There is a shop in this database already')
  })
})

describe('an archive', () => {
  const changed = async (file: string, change: (path: string) => Promise<void>) => {
    const path = join(archive, file)
    const before = await readFile(path)
    await change(path)
    const opening = await openArchive(archive).catch((error: Error) => error.message)
    await writeFile(path, before)
    return opening
  }
  const cut = async (path: string) => writeFile(path, (await readFile(path)).subarray(0, -20))

  it.each(['database.jsonl.gz', 'SHA256SUMS', 'manifest.json'])('that lost a piece of %s is refused', async (file) => {
    expect(await changed(file, cut)).toMatch(/is damaged/)
  })

  it('that lacks a picture is refused', async () => {
    const file = (await readFile(join(archive, 'SHA256SUMS'), 'utf8')).match(/media\/\S+/)?.[0] ?? ''
    expect(await changed(file, (path) => rm(path))).toMatch(/is damaged: media/)
  })

  it('of a newer Likho is refused', async () => {
    const manifest = join(archive, 'manifest.json')
    const before = await readFile(manifest, 'utf8')
    const newer = before.replace('"0001-platform.sql": "', '"9999-later.sql": "", $&')
    await writeFile(manifest, newer)
    const message = await changed('SHA256SUMS', async (path) => {
      const sum = createHash('sha256').update(newer).digest('hex')
      await writeFile(path, (await readFile(path, 'utf8')).replace(/\w+(?= {2}manifest.json)/, sum))
    })
    await writeFile(manifest, before)
    expect(message).toMatch(/is of a newer Likho, with 9999-later.sql/)
  })
})
