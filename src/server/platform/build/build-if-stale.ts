import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../root.ts'
import { withBuildLock } from './build-lock.ts'

export const BUILD_FOLDER = join(ROOT, 'build')
/** What every build is made with. */
const TOOLS = ['package.json', 'package-lock.json']

type Build = {
  /** A file that holds what the last build was made of. */
  stamp: string
  /** Files and folders, from the root. */
  sources: readonly string[]
  make: () => Promise<unknown>
}

/** Makes a build unless the one that is there was made from exactly these sources. Answers whether it did. */
export async function buildIfStale({ stamp, sources, make }: Build): Promise<boolean> {
  const files = [...sources, ...TOOLS].flatMap(filesUnder)
  if (isFresh(stamp, files)) return false
  await mkdir(BUILD_FOLDER, { recursive: true })
  const lock = join(BUILD_FOLDER, `${basename(dirname(stamp))}.lock`)
  return withBuildLock(lock, async () => {
    // Another process may have made it while this one waited.
    if (isFresh(stamp, files)) return false
    await rm(stamp, { force: true })
    await make()
    // Written last, so that a build that was interrupted counts as none.
    await writeFile(stamp, [hashOf(files, dateAndSize), hashOf(files, readFileSync)].join('\n'))
    return true
  })
}

/** Files that nobody touched need not be read. A copy of the project has new dates and the same content. */
function isFresh(stamp: string, files: readonly string[]): boolean {
  const [dates, content] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (!dates) return false
  return dates === hashOf(files, dateAndSize) || content === hashOf(files, readFileSync)
}

function dateAndSize(path: string): string {
  const { mtimeMs, size } = statSync(path)
  return `${mtimeMs} ${size}`
}

/** One after the other: handing a thousand small files to threads and back takes longer than reading them. */
function hashOf(files: readonly string[], look: (path: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const path of files) {
    hash
      .update(path)
      .update('\0')
      .update(look(join(ROOT, path)))
  }
  return hash.digest('hex')
}

function filesUnder(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source]
  const entries = readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)).sort()
}
