import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMigrations } from '../platform/db/migrate.ts'
import { StartupError } from '../platform/startup-error.ts'
import { checkedFiles, damaged } from './checksums.ts'
import { LAYOUT, MANIFEST, type Manifest, MEDIA, manifest, ROWS } from './manifest.ts'

export type Archive = { folder: string; manifest: Manifest; files: string[] }

/** Reads what an archive holds. Refuses one that is not whole, and one that this program is too old for. */
export async function openArchive(folder: string): Promise<Archive> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((cause) => {
    throw new StartupError(`There is no backup in ${folder}: it has no ${MANIFEST}.`, { cause })
  })
  const files = await checkedFiles(folder)
  const read = manifest.safeParse(parsed(text))
  const pictures = files.filter((name) => name.startsWith(`${MEDIA}/`))
  const isWhole = [ROWS, MANIFEST].every((name) => files.includes(name))
  if (!isWhole || !read.success || pictures.length !== read.data.pictures.files) throw damaged(folder, MANIFEST)
  await refuseNewer(folder, read.data)
  return { folder, manifest: read.data, files }
}

async function refuseNewer(folder: string, { layout, migrations }: Manifest): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  const unknown = Object.keys(migrations).find((name) => !ours.has(name))
  if (layout > LAYOUT || unknown) {
    throw new StartupError(
      `The backup in ${folder} is of a newer Likho${unknown ? `, with ${unknown}` : ''}. Restore it with that one.`,
    )
  }
  const changed = Object.entries(migrations).find(([name, checksum]) => ours.get(name) !== checksum)
  if (changed) throw new StartupError(`The backup in ${folder} was made with another ${changed[0]} than ours.`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
