import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '#server/backup/back-up.ts'
import { diskMediaStore } from '#server/gateways/images/disk-media-store.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { ASHA } from '#tests/support/accounts.ts'
import { amountsOf } from '#tests/support/invoice-amounts.ts'
import { aDrawing } from '#tests/support/pictures.ts'
import { databaseUrl, startPostgres, withAdmin } from '#tests/support/real-postgres.ts'
import { startProcess } from '#tests/support/shop-process.ts'

type Support = typeof import('../../tests/support/shoppers.ts')
type Hashing = typeof import('../../src/server/accounts/password-hash.ts')

/** Three pens at 33.35 with tax, as the shop rounds it. */
const TOTAL = 119
type OldOrder = { id: string; status: string; amounts: string[] }
export type OldShop = { username: string; productId: string; orders: OldOrder[] }

/**
 * Lets an older Likho sell: its own process on a database of its own, from a checkout of its commit. Then our backup of it,
 * with what that shop itself said of its orders beside it (expected.json). See tests/fixtures/README.md.
 */
export async function archiveOldShop(checkout: string, folder: string): Promise<void> {
  const { aShopper, putOnSale, SHOP_SECRET }: Support = await import(join(checkout, 'tests/support/shoppers.ts'))
  const { hashSecret }: Hashing = await import(join(checkout, 'src/server/accounts/password-hash.ts'))
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'likho-old-'))
  await withAdmin(postgres.url, 'create database old')
  const url = databaseUrl(postgres.url, 'old')
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, SEED: 'none', SESSION_SECRET: SHOP_SECRET, LOG_LEVEL: 'error' }
  const shop = startProcess(env, join(checkout, 'tests/support/api-process.ts'))
  const database = await openDatabase({ dataDir, databaseUrl: url })
  try {
    await shop.says('Likho is ready on')
    const address = /ready on (\S+)/.exec(shop.output())?.[1] ?? ''
    const { db, pool } = database
    const media = diskMediaStore(join(dataDir, 'media'))
    const photo = await storeImage(media, await (await import('sharp')).default(aDrawing('teal')).png().toBuffer())
    const pen = await putOnSale(db, { name: 'Kalam Gel Pen', price: 33.35, stock: 50 })
    await pool.query('insert into images values ($1, $2, $3)', [photo.id, photo.width, photo.height])
    await pool.query('update all_products set image_id = $1', [photo.id])
    // The builder's own stand-in for a picture, of which there is no file.
    await pool.query('delete from images where id <> $1', [photo.id])
    const asha = await aShopper({ app: undefined as never, db })
    const username = asha.email.replace(/@.*/, '')
    await pool.query('update users set password_hash = $1 where id = $2', [await hashSecret(ASHA.password), asha.id])
    await aShopper({ app: undefined as never, db }, { fullName: 'Meera Rao', role: 'admin', approved: true })

    const ask = async (path: string, body?: object) => {
      const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' }
      return fetch(address + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    }
    // biome-ignore lint/suspicious/noExplicitAny: answers of another version
    const json = async (path: string, body?: object): Promise<any> => (await ask(path, body)).json()
    const items = [{ productId: pen.id, quantity: 3 }]
    const buy = async (): Promise<string> => {
      const draft = { amount: TOTAL, source: 'cart', items, addressId: asha.addressId }
      const opened = await json('/api/v2/payments/paid', draft)
      const paid = await json(`/api/sandbox/payments/${opened.order?.id}/pay`, { outcome: 'success' })
      const settled = await json('/api/v2/payments/paymentcallback', paid)
      if (!settled.data?.orderId) throw new Error(JSON.stringify([opened, paid, settled]))
      return settled.data.orderId
    }
    const ids = [await buy(), await buy(), await buy()]
    await ask(`/api/v2/shiprocket/cancelOrder/${ids[1]}`, {})
    for (let tries = 0; tries < 300; tries += 1) {
      const { rows } = await pool.query("select from refunds where status = 'processed'")
      if (rows.length > 0) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await pool.query("update orders set status = 'delivered', delivery_status = 'Delivered' where id = $1", [ids[2]])
    await json('/api/v2/feedback/addReview', { productId: pen.id, rating: 4, message: 'Writes well' })
    await json('/api/v2/cart/set', { items })
    // One that goes to pay and is not back yet.
    await json('/api/v2/payments/paid', { amount: TOTAL, source: 'cart', items, addressId: asha.addressId })

    const orders: OldOrder[] = []
    for (const id of ids) {
      const { rows } = await pool.query('select status from orders where id = $1', [id])
      const amounts = amountsOf(new Uint8Array(await (await ask(`/api/v2/shiprocket/invoice/${id}`)).arrayBuffer()))
      if (amounts.length === 0) throw new Error(`No invoice for ${id}`)
      orders.push({ id, status: rows[0].status, amounts })
    }
    await backUp({ pool, media, secret: { text: SHOP_SECRET, isInDataDir: false } }, folder)
    const old: OldShop = { username, productId: pen.id, orders }
    await writeFile(join(folder, 'expected.json'), `${JSON.stringify(old, null, 2)}\n`)
  } finally {
    shop.kill('SIGKILL')
    await shop.ended
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
