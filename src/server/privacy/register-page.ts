import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Register } from '#server/platform/db/tables.ts'
import { ROOT } from '#server/platform/root.ts'
import { PURPOSES, type Purpose, type PurposeName } from './purposes.ts'

type Marked = { table: string; column: string; mark: PurposeName | 'none' }

/** Every column that the tables' own files name, by table. */
export async function registered(): Promise<Marked[]> {
  const files = globSync('src/server/**/*.table.ts', { cwd: ROOT })
  const parts = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<{ register?: Register }>))
  return parts
    .flatMap(({ register = {} }) => Object.entries(register))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([table, marks]) =>
      Object.entries(marks).flatMap(([mark, columns]) =>
        (columns as readonly string[]).map((column) => ({ table, column, mark: mark as Marked['mark'] })),
      ),
    )
}

/** The register as people read it, docs/trust/privacy-register.md: a row a purpose, with the columns that serve it. */
export async function registerPage(): Promise<string> {
  const marked = await registered()
  const rows = (Object.entries(PURPOSES) as [PurposeName, Purpose][]).map(([name, purpose]) => {
    const { of, why, kept, atDeletion } = purpose
    return `| ${columnsFor(marked, name)} | ${of} | ${why} | ${kept} | ${atDeletion} |`
  })
  return [
    '# What is kept about people',
    '',
    'Made from the `*.table.ts` of each folder and `src/server/privacy/purposes.ts` by `npx vitest run src/server/privacy/register -u`; do not edit.',
    'Columns that are not named here hold nothing about a person.',
    '',
    '| Where | Of whom | Why | How long | When the account is deleted |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** `addresses (city, state), orders (address)` */
function columnsFor(marked: readonly Marked[], purpose: PurposeName): string {
  const tables = Map.groupBy(
    marked.filter(({ mark }) => mark === purpose),
    ({ table }) => table,
  )
  return [...tables]
    .map(([table, serving]) => `\`${table}\` (${serving.map(({ column }) => column).join(', ')})`)
    .join(', ')
}
