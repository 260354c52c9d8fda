import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Image } from '#contract/images/image.ts'
import type { MediaStore } from '../gateways/images/media-store.ts'
import { StartupError } from '../platform/startup-error.ts'
import { checksumLine, checksumOf } from './checksums.ts'
import { inTransaction } from './in-transaction.ts'
import { CHECKSUMS, LAYOUT, MANIFEST, type Manifest, OWNER_ONLY, ROWS, SESSION_SECRET } from './manifest.ts'
import { fingerprintOf, type Secret, sealSecret } from './secrets.ts'
import { sequenceNumbers } from './table-shapes.ts'
import { writePictures } from './write-pictures.ts'
import { writeRows } from './write-rows.ts'

/** Without media the pictures stay where they are. */
export type Source = {
  pool: Pool
  media?: MediaStore | undefined
  secret?: Secret | undefined
  /** The session secret goes along only where it can be sealed with this. */
  backupKey?: string | undefined
}

/**
 * Writes a whole shop into a new folder while it sells: the database as one moment saw it, then every picture that it
 * names. The folder takes its name when all of it is on the disk.
 */
export async function backUp(source: Source, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.part`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: OWNER_ONLY.folder })
  try {
    const manifest = await fill(source, unfinished)
    await rename(unfinished, folder).catch((cause) => {
      throw new StartupError(`${folder} is there already: give each backup a name of its own.`, { cause })
    })
    await sync(dirname(folder))
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function fill({ pool, media, secret, backupKey }: Source, folder: string): Promise<Manifest> {
  const { images, ...database } = await readDatabase(pool, join(folder, ROWS))
  let sums = checksumLine(await checksumOf(join(folder, ROWS)), ROWS)
  const put = async (name: string, bytes: Uint8Array | string) => {
    await writeFile(join(folder, name), bytes, { mode: OWNER_ONLY.file, flush: true })
    sums += checksumLine(createHash('sha256').update(bytes).digest('hex'), name)
  }
  const pictures = await writePictures(media, images, folder, put)
  if (secret?.isInDataDir && backupKey) await put(SESSION_SECRET, sealSecret(backupKey, secret.text))
  const secretFingerprint = secret ? fingerprintOf(secret.text) : null
  const manifest = { layout: LAYOUT, madeAt: new Date().toISOString(), ...database, pictures, secretFingerprint }
  await put(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
  await writeFile(join(folder, CHECKSUMS), sums, { mode: OWNER_ONLY.file, flush: true })
  await sync(folder)
  return manifest
}

const readDatabase = (pool: Pool, file: string) =>
  inTransaction(pool, 'read only', async (client) => ({
    tables: await writeRows(client, file),
    migrations: await migrationsOf(client),
    images: await imagesOf(client),
    sequences: await sequenceNumbers(client),
  }))

async function migrationsOf(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))
}

const imagesOf = async (client: PoolClient) =>
  (await client.query<Image>('select id, width, height from images order by id')).rows

/** A name in a folder survives a power loss once the folder itself is written. Windows does that by itself. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
