import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/db/migrate.ts'

import { KNOWN_PREFIX } from './known-prefix.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database just migrated: opening a copy is many times faster than making one. */
    embeddedSnapshot: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'likho-snapshot-'))
  const file = join(folder, 'database.tar')
  const database = await PGlite.create({ extensions: { pg_trgm } })
  const pool = new pg.Pool({ ...createPgConfig(database), max: 1 })
  await migrate(pool)
  await pool.query(KNOWN_PREFIX)
  await pool.end()
  const dump = await database.dumpDataDir('none')
  await writeFile(file, Buffer.from(await dump.arrayBuffer()))
  await database.close()
  project.provide('embeddedSnapshot', file)
  return () => rm(folder, { recursive: true, force: true })
}
