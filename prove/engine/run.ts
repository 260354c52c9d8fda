import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import type { Said } from '#tests/support/keep-statements.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { judgeSchema, readSchema } from './judge-schema.ts'
import { KNOWN_OF_SCHEMA } from './known.ts'
import { newlyRefused, reportOn } from './report.ts'

/**
 * npm run prove:engine [-- --statements file]: every statement that the server tests send, and the schema, held against
 * the rules of Citus. Fails when it refuses something that is not known in known.ts. With a file, tests are not run again.
 */
const { values } = parseArgs({ options: { statements: { type: 'string' } } })
const file = values.statements ?? (await collect())
const transactions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): Said[] => JSON.parse(line))

const report = reportOn(transactions)
console.log('\nStatements, by where they would run')
for (const [what, count] of Object.entries(report.figures)) console.log(`  ${what.padEnd(52)} ${count}`)
console.log('\nRefused')
for (const { from, rule, count, text } of report.refused)
  console.log(`  ${rule.padEnd(16)} ${String(count).padStart(3)} × ${from}\n${' '.repeat(19)}${text}`)

const findings = await schemaFindings()
console.log(`\nOf the schema ${findings.length} things are refused`)
for (const { what, rule } of findings) console.log(`  ${what.padEnd(48)} ${rule}`)

const fresh = [
  ...newlyRefused(report.refused),
  ...findings.flatMap(({ what }) => (KNOWN_OF_SCHEMA.includes(what) ? [] : what)),
]
for (const what of fresh) console.log(`NEW: ${what}`)
console.log(`\n${fresh.length} refused that were not before`)
process.exit(fresh.length === 0 ? 0 : 1)

async function collect(): Promise<string> {
  const to = join(await mkdtemp(join(tmpdir(), 'likho-statements-')), 'statements.jsonl')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', '--reporter', 'dot', 'src']
  const tests = spawn(process.execPath, args, { env: { ...process.env, STATEMENTS_TO: to }, stdio: 'inherit' })
  const [code] = await once(tests, 'exit')
  if (code !== 0) console.log('Some tests failed: what they would have sent after that is missing here.')
  if (!existsSync(to)) throw new Error('The server tests kept no statements')
  console.log(`Kept in ${to}`)
  return to
}

async function schemaFindings() {
  const { url, stop } = await startPostgres()
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  await migrate(database.pool)
  const found = judgeSchema(await readSchema(database.pool))
  await database.close()
  await stop()
  return found
}
