import type { FastifyInstance } from 'fastify'
import { importProductsJob } from '#server/catalog/imports/import-products-job.ts'
import { undoImportJob } from '#server/catalog/imports/undo-import-job.ts'
import type { LinkReader } from '#server/gateways/links/link-reader.ts'
import type { Db } from '#server/platform/db/database.ts'
import { memoryMediaStore } from './memory-media-store.ts'
import type { Shopper } from './shoppers.ts'
import { workOff } from './work-off.ts'

export const IMPORTS = '/api/v2/admin/products/import'
export const EXPORT = '/api/v2/admin/products/export.csv'

type Shop = { readonly app: FastifyInstance; readonly db: Db }

/** Uploads a table; the answer as it came. */
export async function upload(shop: Shop, person: Shopper, csv: string | Uint8Array, dryRun = false) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${IMPORTS}?dryRun=${dryRun}`,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'text/csv' },
    payload: Buffer.from(csv),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const media = memoryMediaStore()
/** Where a table has links, they lead to a stand-in on this machine. */
export const workOffImports = (db: Db, atMost?: number, links?: LinkReader) =>
  workOff(db, { media, ...(links && { links }) }, [importProductsJob, undoImportJob], atMost)

/** Uploads a table, has it worked off and answers what came of it. */
export async function importTable(shop: Shop, person: Shopper, csv: string, dryRun = false) {
  const { status, body } = await upload(shop, person, csv, dryRun)
  if (status !== 201) throw new Error(`Not taken in: ${body.message}`)
  await workOffImports(shop.db)
  const { body: result } = await person.get(`${IMPORTS}/${body.data._id}`)
  return result
}
