import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { loadMessages } from './src/contract/messages/load-messages.ts'
import { LANGUAGE_CODES } from './src/contract/platform/languages.ts'
import { SHOPPING_FILES } from './src/web/shopping-files.ts'
import { offlineTexts } from './src/web/worker/offline.texts.ts'

/** After the pages: every file of theirs has a hash in its name, so that their names say which build it is. */
const names = readdirSync('build/pages/client/assets').filter((name) => !/\.(br|gz)$/.test(name))
const build = createHash('sha256').update(names.sort().join()).digest('hex').slice(0, 12)

/** The few texts that it shows itself, in every language but English. */
const offlineMessages = Object.fromEntries(
  await Promise.all(
    LANGUAGE_CODES.map(async (language) => {
      const messages = await loadMessages(language)
      return [language, Object.fromEntries(Object.values(offlineTexts).map((text) => [text, messages[text]]))]
    }),
  ),
)

/** The service worker, in one file that is no module. */
export default defineConfig({
  publicDir: false,
  define: {
    BUILD: JSON.stringify(build),
    SHOPPING_FILES: readFileSync(SHOPPING_FILES, 'utf8'),
    OFFLINE_MESSAGES: JSON.stringify(offlineMessages),
  },
  build: {
    target: 'es2022',
    outDir: 'build/pages/worker',
    modulePreload: false,
    lib: { entry: 'src/web/worker/service-worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
})
