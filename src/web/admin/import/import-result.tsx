import type { ReactNode } from 'react'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { resultText } from './import-texts.ts'
import { type NotedRow, NotesList } from './notes-list.tsx'
import { ResultCard } from './result-card.tsx'

type Props = { one: ProductImport; faults: LoadedList<NotedRow> | undefined; children: ReactNode }

/** What came of the latest import or check, and what can be done now. */
export function ImportResult({ one, faults, children }: Props) {
  const { tone, title, text } = resultText(one)
  const when = { done: one.dryRun ? 'Checked' : 'Imported', at: one.startedAt }
  return (
    <ResultCard isGood={tone === 'good'} title={title} text={text} when={when}>
      {children}
      {faults && (
        <NotesList list={faults} label="Rows with errors" columns={['Line', 'What to fix']}>
          {({ line }) => (
            <span className="font-semibold tabular-nums">
              <span className="lg:hidden">Line </span>
              {line.toLocaleString('en-IN')}
            </span>
          )}
        </NotesList>
      )}
    </ResultCard>
  )
}
