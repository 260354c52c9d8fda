import { PURPOSES, type Purpose, type PurposeName } from './purposes.ts'
import { REGISTER } from './register.ts'

type Marked = { table: string; column: string; mark: PurposeName | 'none' }

/** Every column that the register names. */
export const registered = (): Marked[] =>
  Object.entries(REGISTER).flatMap(([table, marks]) =>
    Object.entries(marks).flatMap(([mark, columns]) =>
      (columns as readonly string[]).map((column) => ({ table, column, mark: mark as Marked['mark'] })),
    ),
  )

/** The register as people read it, docs/trust/privacy-register.md: a row a purpose, with the columns that serve it. */
export function registerPage(): string {
  const rows = (Object.entries(PURPOSES) as [PurposeName, Purpose][]).map(([name, purpose]) => {
    const { of, why, kept, atDeletion } = purpose
    return `| ${columnsFor(name)} | ${of} | ${why} | ${kept} | ${atDeletion} |`
  })
  return [
    '# What is kept about people',
    '',
    'Made from `src/server/privacy/register.ts` and `purposes.ts` by `npx vitest run src/server/privacy/register -u`; do not edit.',
    'Columns that are not named here hold nothing about a person.',
    '',
    '| Where | Of whom | Why | How long | When the account is deleted |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** `addresses (city, state), orders (address)` */
function columnsFor(purpose: PurposeName): string {
  const tables = Map.groupBy(
    registered().filter(({ mark }) => mark === purpose),
    ({ table }) => table,
  )
  return [...tables]
    .map(([table, marked]) => `\`${table}\` (${marked.map(({ column }) => column).join(', ')})`)
    .join(', ')
}
