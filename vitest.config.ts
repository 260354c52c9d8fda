import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const tests = globSync('{src,db,prove,tests/support}/**/*.test.{ts,tsx}')
/** Tests that ask for a database (test-database.ts, test-shop….ts) run on a real Postgres. */
const onDatabase = tests.filter((file) => /#tests\/support\/test-(database|shop)/.test(readFileSync(file, 'utf8')))
/** What the embedded database does differently, and one whole purchase, run on that as well. */
const EMBEDDED =
  /^db\/|^src\/server\/(backup|search|platform\/(db|jobs))\/|^src\/server\/(sweep-shop|buying\/buying)\.test/
const onEmbedded = onDatabase.filter((file) => EMBEDDED.test(file))
/** Hooks whose timing shows only in a page that is rendered, changed and left. Nothing else pays for a DOM. */
const inDom = tests.filter((file) => file.includes('.dom.test.'))
const unit = tests.filter((file) => !onDatabase.includes(file) && !inDom.includes(file))

const onDatabaseToo = {
  alias: [
    {
      find: /^@node-rs\/argon2$/,
      replacement: fileURLToPath(new URL('tests/support/cheap-argon2.ts', import.meta.url)),
    },
  ],
  setupFiles: 'tests/support/declared-refusals.setup.ts',
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests wait for a database or a timer a quarter of their time.
    maxWorkers: 3,
    setupFiles: 'tests/support/default-facts.ts',
    // Modules are loaded once per worker, not once per file: half the time. So no test may mock a module.
    isolate: false,
    // Room for a busy machine; a test that passes never waits this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit },
      },
      {
        extends: true,
        // A page is awake once and for all, which the next file must not find so: these few load their modules anew.
        test: { name: 'dom', include: inDom, environment: 'happy-dom', isolate: true },
      },
      {
        extends: true,
        test: {
          ...onDatabaseToo,
          name: 'pglite',
          include: onEmbedded,
          globalSetup: 'tests/support/embedded-snapshot.ts',
        },
      },
      {
        extends: true,
        test: {
          ...onDatabaseToo,
          name: 'postgres',
          include: onDatabase,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/support/real-postgres.ts',
        },
      },
    ],
  },
})
