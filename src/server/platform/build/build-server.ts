import { join } from 'node:path'
import { BUILD_FOLDER, buildIfStale } from './build-if-stale.ts'
import { runBuildTool } from './run-build-tool.ts'

const FOLDER = join(BUILD_FOLDER, 'shop')
const STAMP = join(FOLDER, 'stamp')
const SOURCES = ['src/server', 'src/contract', 'db/seed', 'vite.server.config.ts']

/** The file that a built shop is run from. */
export const BUILT_SHOP = join(FOLDER, 'shop.js')

/** The server's two thousand files in a few: reading them one by one was a third of each start. */
export const buildServerIfStale = (meanwhile?: () => void) =>
  buildIfStale({
    stamp: STAMP,
    sources: SOURCES,
    make: () => {
      meanwhile?.()
      return runBuildTool('vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts')
    },
  })
