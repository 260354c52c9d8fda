import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildApp, type Parts } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { memoryMediaStore } from './memory-media-store.ts'
import { testDatabase } from './test-database.ts'

/** The whole shop without a port, on a test database. */
export function testShop(
  parts: Partial<Parts> & { env?: Record<string, string>; fill?: (db: Db) => Promise<void> } = {},
) {
  const { env, fill, ...given } = parts
  const opened = testDatabase(fill)
  let app: FastifyInstance

  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', ...env })
    app = await buildApp({ config, database: opened.database, media: memoryMediaStore(), ...given })
  })
  // What an earlier test has left is gone from the tables; that the kept answers are old is told a moment later.
  beforeEach(() => app.pageCache.change('everything'))
  afterAll(() => app?.close())

  return {
    get app() {
      return app
    },
    get db(): Db {
      return opened.database.db
    },
    get database(): Database {
      return opened.database
    },
    /** Calls the shop as a visitor; the answer's body is parsed. */
    async call(method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, body?: object) {
      const answer = await app.inject({ method, url, ...(body && { payload: body }) })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    },
  }
}
