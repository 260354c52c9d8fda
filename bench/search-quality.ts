import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openPglite } from '#server/platform/db/embedded/open-embedded.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { withKysely } from '#server/platform/db/open-database.ts'
import { addDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { type Answer, judge, readQueries, shares } from '#tests/support/search-quality.ts'

/**
 * npm run bench:search [-- FILE --all]: how often the demo shop's search answers what shoppers meant. FILE holds one query
 * a line, as bench/queries/shoppers.jsonl does; --all lists what every query found, not only those that went wrong.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const file = positionals[0] ?? new URL('queries/shoppers.jsonl', import.meta.url)

const database = withKysely(await openPglite({}))
await migrate(database.pool)
await addDemoCatalogue(database.db)
const config = readConfig({ LOG_LEVEL: 'silent' })
const app = await buildApp({ config, database, media: memoryMediaStore() })
try {
  const verdicts = []
  for (const query of readQueries(await readFile(file, 'utf8'))) {
    const answer = await app.inject(`/api/v1/product/searchCards?limit=30&name=${encodeURIComponent(query.q)}`)
    const body: Answer & { near: { name: string }[] } = answer.json()
    const verdict = judge(query, { ...body, understood: body.understood ?? {} })
    verdicts.push(verdict)
    if (values.all || !verdict.first || !verdict.priced) {
      const judged = verdict.first ? 'right' : verdict.three ? 'in three' : 'wrong'
      console.log(`${judged}${verdict.priced ? '' : ', price not understood'}: ${query.kind}: ${query.q}`)
      for (const name of verdict.found.slice(0, 3)) console.log(`    ${name}`)
      if (body.near.length > 0)
        console.log(
          `    near: ${body.near
            .map(({ name }) => name)
            .slice(0, 3)
            .join(' | ')}`,
        )
    }
  }
  console.table(shares(verdicts))
} finally {
  await app.close()
  await database.close()
}
