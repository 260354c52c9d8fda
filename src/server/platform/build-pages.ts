import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { slimRouteTable } from './slim-route-table.ts'
import { StartupError } from './startup-error.ts'

const ROOT = join(import.meta.dirname, '../../..')
export const BUILD_FOLDER = join(ROOT, 'build')
const STAMP = join(BUILD_FOLDER, 'stamp')
const SOURCES = [
  'src/web',
  'src/contract',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
]
/** The last two levels take seconds at the build and save every first visit 7 per cent of its scripts. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/

/** Builds the pages unless those that are there were made from exactly these sources. Answers whether it built. */
export async function buildPagesIfStale(): Promise<boolean> {
  const stamp = await sourcesHash()
  const built = existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp
  if (!built) await buildPages(stamp)
  return !built
}

async function buildPages(stamp: string): Promise<void> {
  await rm(STAMP, { force: true })
  await runBuild()
  await slimRouteTable(join(BUILD_FOLDER, 'client/assets'))
  await compressAssets(join(BUILD_FOLDER, 'client'))
  // Written last, so that a build that was interrupted counts as none.
  await writeFile(STAMP, stamp)
}

function runBuild(): Promise<void> {
  const tool = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const build = spawn(process.execPath, [tool, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  build.stdout.on('data', (chunk) => output.push(chunk))
  build.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    build.once('error', reject)
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new StartupError(`The pages could not be built:\n${Buffer.concat(output)}`)),
    )
  })
}

/** Lays a .br and a .gz beside each file that shrinks: they are sent thousands of times and made once. */
async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(files.map((file) => compressAsset(join(folder, file))))
}

async function compressAsset(path: string): Promise<void> {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, BROTLI))
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await filesUnder(source)) {
      hash
        .update(path)
        .update('\0')
        .update(await readFile(join(ROOT, path)))
    }
  }
  return hash.digest('hex')
}

async function filesUnder(source: string): Promise<string[]> {
  if (/\.\w+$/.test(source)) return [source]
  const entries = await readdir(join(ROOT, source), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  return files.map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)).sort()
}
