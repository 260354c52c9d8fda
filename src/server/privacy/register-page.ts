import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Register } from '#server/platform/db/tables.ts'
import { ROOT } from '#server/platform/root.ts'
import { PURPOSES, type Purpose, type PurposeName } from './purposes.ts'

type Marked = { table: string; column: string; mark: PurposeName }
type Registered = { table: string; none: number; about: Marked[] }

/** What the tables' own files say of their columns, by table. */
export async function registered(): Promise<Registered[]> {
  const files = globSync('src/server/**/*.table.ts', { cwd: ROOT })
  const parts = await Promise.all(files.map((file) => import(join(ROOT, file)) as Promise<{ register?: Register }>))
  return parts
    .flatMap(({ register = {} }) => Object.entries(register))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([table, { none = 0, ...marks }]) => ({
      table,
      none,
      about: (Object.entries(marks) as [PurposeName, readonly string[]][]).flatMap(([mark, columns]) =>
        columns.map((column) => ({ table, column, mark })),
      ),
    }))
}

/** Every column that is about people. */
export const aboutPeople = async (): Promise<Marked[]> => (await registered()).flatMap(({ about }) => about)

/** The register as people read it, docs/trust/privacy-register.md: a row a purpose, with the columns that serve it. */
export async function registerPage(): Promise<string> {
  const marked = await aboutPeople()
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
