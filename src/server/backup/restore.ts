import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { MediaStore } from '../gateways/images/media-store.ts'
import { MIGRATIONS_FOLDER, migrate } from '../platform/db/migrate.ts'
import { disableConstraints } from './disable-constraints.ts'
import { assertEmpty } from './empty-database.ts'
import { inTransaction } from './in-transaction.ts'
import { loadRows } from './load-rows.ts'
import { type Manifest, MEDIA, ROWS, type Tally } from './manifest.ts'
import type { Archive } from './open-archive.ts'
import { readRows } from './read-rows.ts'
import { tableShapes } from './table-shapes.ts'
import { tallyRows } from './tally.ts'
import { markUnfinished } from './unfinished-restore.store.ts'

type Target = { pool: Pool; media: MediaStore }

const CONTENT_TYPES: Record<string, string> = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp' }

/**
 * Makes the shop of an archive in an empty database: its tables by the migrations it had, its rows, all compared with what
 * was written down, and only then the migrations that came since. Answers those. What is
 * left then is for finishRestore.
 */
export async function restore(
  { pool, media }: Target,
  archive: Archive,
  isCopy = false,
  migrations = MIGRATIONS_FOLDER,
): Promise<string[]> {
  await assertEmpty(pool)
  await migrate(pool, migrations, archive.manifest.migrations)
  await putPictures(media, archive)
  await inTransaction(pool, 'read write', (client) => fill(client, archive, isCopy))
  const newer = await migrate(pool, migrations)
  // Lists are planned, and long ones counted, by what the statistics say.
  await pool.query('set statement_timeout = 0; analyze')
  return newer
}

async function fill(client: PoolClient, { folder, manifest }: Archive, isCopy: boolean): Promise<void> {
  const tables = (await tableShapes(client)).map(({ name }) => name)
  const tighten = await disableConstraints(client)
  // What the migrations themselves put in is in the archive as the shop had it.
  await client.query(`truncate ${tables.join()}`)
  await loadRows(client, join(folder, ROWS))
  await tighten()
  await setSequences(client, manifest)
  await compare(client, manifest)
  await markUnfinished(client, { madeAt: new Date(manifest.madeAt), isCopy })
}

async function setSequences(client: PoolClient, { sequences }: Manifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [name, last])
  }
}

/** Reads everything back: what was restored is what was saved, table by table. */
async function compare(client: PoolClient, { tables }: Manifest): Promise<void> {
  const found = await tallyTables(client)
  const names = [...new Set([...Object.keys(tables), ...Object.keys(found)])]
  const other = names.filter((name) => JSON.stringify(tables[name]) !== JSON.stringify(found[name]))
  if (other.length > 0) throw new Error(`Not as it was saved: ${other.join(', ')}. Nothing was restored.`)
}

/** What is in every table, as one transaction sees it. */
export async function tallyTables(client: PoolClient): Promise<Record<string, Tally>> {
  const found: Record<string, Tally> = {}
  for (const shape of await tableShapes(client)) {
    const tally = tallyRows()
    for await (const line of readRows(client, shape)) tally.add(line)
    found[shape.name] = tally.result()
  }
  return found
}

async function putPictures(media: MediaStore, { folder, files }: Archive): Promise<void> {
  for (const file of files.filter((name) => name.startsWith(`${MEDIA}/`))) {
    const name = basename(file)
    const type = CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    await media.put(name, await readFile(join(folder, file)), type)
  }
}
