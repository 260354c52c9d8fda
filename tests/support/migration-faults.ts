/**
 * What of a migration the version before could not live with, while both run beside each other during an upgrade: it still
 * reads and writes what it knows. So columns and tables come in one version (expand), and what nobody uses any more goes in
 * a later one (contract), whose file names the earlier one: `-- contracts 0061-name.sql`.
 */
export function migrationFaults(name: string, sql: string, all: readonly string[]): string[] {
  const contracted = /^-- contracts (\S+)$/m.exec(sql)?.[1]
  if (contracted !== undefined) {
    return all.includes(contracted) && contracted < name
      ? []
      : [`contracts ${contracted}, which is no earlier migration`]
  }
  const statements = withoutTexts(sql).split(';')
  const made = statements.flatMap((one) => /^\s*create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? [])
  return statements
    .filter((one) => !made.includes(/^\s*alter table (?:if exists |only )*(\w+)/.exec(one)?.[1] ?? ''))
    .flatMap((one) => [...faultsOf(one)])
}

/** Comments, texts and the bodies of functions say nothing about the shape of tables. */
const withoutTexts = (sql: string) =>
  sql
    .toLowerCase()
    .replace(/--.*$/gm, '')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')

const REFUSED: [RegExp, string][] = [
  [/\bdrop table\b/, 'drops a table'],
  [/\bdrop column\b/, 'drops a column'],
  [/\bdrop (?:materialized )?view\b/, 'drops a view'],
  [/\balter (?:table|view)\b.*\brename\b/, 'renames'],
  [/\balter (?:column )?\w+ (?:set data )?type\b/, 'changes a type'],
  [/\bset not null\b/, 'asks for a value that the version before may leave out'],
  [/\bdrop default\b/, 'takes away a value that the version before may rely on'],
]

function* faultsOf(statement: string): Generator<string> {
  for (const [pattern, words] of REFUSED) if (pattern.test(statement)) yield words
  if (!/^\s*alter table\b/.test(statement)) return
  for (const added of statement.matchAll(/\badd column (?:if not exists )?(\w+)([^,]*)/g)) {
    if (/\bnot null\b/.test(added[2] ?? '') && !/\b(?:default|generated)\b/.test(added[2] ?? ''))
      yield `adds ${added[1]}, which must have a value and has none by itself`
  }
}
