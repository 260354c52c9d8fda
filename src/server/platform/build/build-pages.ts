import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BUILD_FOLDER, buildIfStale } from './build-if-stale.ts'
import { runBuildTool } from './run-build-tool.ts'
import { slimRouteTable } from './slim-route-table.ts'

export const BUILT_PAGES = join(BUILD_FOLDER, 'pages')
const STAMP = join(BUILT_PAGES, 'stamp')
const SOURCES = [
  'src/web',
  'src/contract',
  'public',
  'vite.config.ts',
  'vite.worker.config.ts',
  'react-router.config.ts',
]
/** The service worker, beside the files that every browser may fetch: it is sent in a way of its own. */
export const BUILT_WORKER = join(BUILT_PAGES, 'worker/sw.js')
/** The last two levels take seconds at the build and save every first visit 7 per cent of its scripts. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/

/** What browsers get, and what renders pages. Answers whether it had to be built. */
export const buildPagesIfStale = () => buildIfStale({ stamp: STAMP, sources: SOURCES, make: buildPages })

async function buildPages(): Promise<void> {
  await runBuildTool('@react-router/dev/bin.cjs', 'build')
  await slimRouteTable(join(BUILT_PAGES, 'client/assets'))
  await compressAssets(join(BUILT_PAGES, 'client'))
  await runBuildTool('vite/bin/vite.js', 'build', '--config', 'vite.worker.config.ts')
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
