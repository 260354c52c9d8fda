import type { Pool } from 'pg'
import { openPglite } from '#server/platform/db/embedded/open-embedded.ts'
import { migrate, readMigrations } from '#server/platform/db/migrate.ts'

/** npm run db:schema: every table as it is after all migrations, under the file that makes it, with the comments of the files. */
type Column = { table: string; name: string; type: string; rest: string }

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type, concat_ws(', ',
    case when attnotnull then 'not null' end,
    case when attidentity <> '' then 'identity' end,
    case when attgenerated = 's' then '= ' else 'default ' end || pg_get_expr(adbin, adrelid),
    (select string_agg(case contype when 'p' then 'key' when 'u' then 'unique'
        else 'of ' || confrelid::regclass || case confdeltype when 'c' then ', goes with it' when 'n' then ', null once it is gone' else '' end
      end, ', ' order by contype)
      from pg_constraint where conrelid = attrelid and attnum = any (conkey) and contype in ('p', 'u', 'f'))
  ) as rest
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and attnum > 0 and not attisdropped
  order by relname, attnum`

/** What the files say of tables and of their columns: above the columns of a line, or behind the last of them. */
function commentsIn(sql: string): Map<string, string> {
  const comments = new Map<string, string>()
  let above: string[] = []
  let table: string | undefined
  for (const line of sql.split('\n').map((one) => one.trim())) {
    if (line.startsWith('--')) {
      above.push(line.slice(2).trim())
      continue
    }
    const [code = '', beside] = line.split(/ -- (.*)$/)
    const named = /^(?:create|alter) table (\w+)/.exec(code)?.[1]
    table = named ?? table
    if (line.startsWith('create table') && table) comments.set(table, above.join(' '))
    else if (table) {
      const columns = [...code.matchAll(/(?:^|, |column )(\w+) (?=[a-z])/g)].map(([, column]) => column)
      columns.forEach((column, place) => {
        const behind = beside && place === columns.length - 1 ? [beside] : []
        const about = [...above, ...behind].join(' ')
        if (about) comments.set(`${table}.${column}`, about)
      })
    }
    above = []
    if (code.endsWith(';')) table = undefined
  }
  return comments
}

/** The schema as one document. */
export async function schemaPage(pool: Pool): Promise<string> {
  const migrations = await readMigrations()
  const { rows } = await pool.query<Column>(COLUMNS)
  const comments = new Map(migrations.flatMap(({ sql }) => [...commentsIn(sql)]))
  const tables = Map.groupBy(rows, ({ table }) => table)
  const pages = migrations.map(({ name, sql }) => {
    const made = [...sql.matchAll(/^create table (\w+)/gm)].flatMap(([, table = '']) =>
      tables.has(table) ? [table] : [],
    )
    return made.length === 0
      ? ''
      : [`# ${name}`, ...made.map((table) => tableText(table, tables.get(table) ?? [], comments))].join('\n\n')
  })
  return `${pages.filter((page) => page !== '').join('\n\n')}\n`
}

function tableText(table: string, columns: readonly Column[], comments: Map<string, string>): string {
  const [names, types] = [
    Math.max(...columns.map(({ name }) => name.length)),
    Math.max(...columns.map(({ type }) => type.length)),
  ]
  const about = comments.get(table)
  return [
    `## ${table}`,
    ...(about ? [about] : []),
    ...columns.map(({ name, type, rest }) => {
      const comment = comments.get(`${table}.${name}`)
      return `  ${name.padEnd(names)}  ${type.padEnd(types)}  ${rest.replace(/\s+/g, ' ')}${comment ? `  -- ${comment}` : ''}`.trimEnd()
    }),
  ].join('\n')
}

if (import.meta.main) {
  const { pool, close } = await openPglite({})
  await migrate(pool)
  process.stdout.write(await schemaPage(pool))
  await close()
}
