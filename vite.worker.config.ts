import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { SHOPPING_FILES } from './src/web/shopping-files.ts'

/** After the pages: every file of theirs has a hash in its name, so that their names say which build it is. */
const names = readdirSync('build/pages/client/assets').filter((name) => !/\.(br|gz)$/.test(name))
const build = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12)

/** The service worker, in one file that is no module. */
export default defineConfig({
  publicDir: false,
  define: { BUILD: JSON.stringify(build), SHOPPING_FILES: readFileSync(SHOPPING_FILES, 'utf8') },
  build: {
    target: 'es2022',
    outDir: 'build/pages/worker',
    modulePreload: false,
    lib: { entry: 'src/web/worker/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
})
