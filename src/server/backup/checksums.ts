import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../platform/startup-error.ts'
import { CHECKSUMS } from './manifest.ts'

/** Of a file of any length. */
export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

export const checksumLine = (checksum: string, name: string) => `${checksum}  ${name}\n`

/** The files of an archive, each of them whole. Throws at the first that is not, or when the list itself was cut. */
export async function checkedFiles(folder: string): Promise<string[]> {
  const list = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => '')
  if (!list.endsWith('\n')) throw damaged(folder, CHECKSUMS)
  const names: string[] = []
  for (const line of list.slice(0, -1).split('\n')) {
    const [checksum, name = ''] = line.split('  ')
    const found = isInside(name) ? await checksumOf(join(folder, name)).catch(() => undefined) : undefined
    if (found === undefined || found !== checksum) throw damaged(folder, name)
    names.push(name)
  }
  return names
}

const isInside = (name: string) => /^(?!\/)[\w./-]+$/.test(name) && !name.split('/').includes('..')

export const damaged = (folder: string, what: string) =>
  new StartupError(`The backup in ${folder} is damaged: ${what} is missing or not what it was. Nothing was restored.`)
