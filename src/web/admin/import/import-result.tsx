import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductImport } from '#contract/catalog/product-import.endpoints.ts'
import { momentText } from '#web/kit/india-time.ts'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { StaffList } from '../staff-list.tsx'
import { NameCell, StaffRow } from '../staff-table.tsx'
import { resultText } from './import-texts.ts'
import type { FaultyRow } from './load-import.ts'

const COLUMNS = [{ name: 'Line' }, { name: 'What to fix' }]

type Props = { one: ProductImport; faults: LoadedList<FaultyRow> | undefined; children: ReactNode }

/** What came of the latest import or check, and what can be done now. */
export function ImportResult({ one, faults, children }: Props) {
  const { tone, title, text } = resultText(one)
  const isGood = tone === 'good'
  return (
    <section aria-labelledby="result" className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <div className="flex items-start gap-3">
        {isGood ? (
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
        ) : (
          <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-bad" />
        )}
        <div role="status">
          <h2 id="result" className="font-semibold text-lead">
            {title}
          </h2>
          {text && <p>{text}</p>}
          <p className="text-ink-soft text-small">
            {one.dryRun ? 'Checked' : 'Imported'} on <time dateTime={one.startedAt}>{momentText(one.startedAt)}</time>
          </p>
        </div>
      </div>
      {children}
      {faults && <Faults list={faults} />}
    </section>
  )
}

function Faults({ list }: { list: LoadedList<FaultyRow> }) {
  return (
    <StaffList list={list} label="Rows with errors" columns={COLUMNS}>
      {({ line, faults }) => (
        <StaffRow key={line}>
          <NameCell>
            <span className="font-semibold tabular-nums">
              <span className="lg:hidden">Line </span>
              {line.toLocaleString('en-IN')}
            </span>
          </NameCell>
          <td className="px-3 py-2 max-lg:p-0 sm:max-lg:col-span-2 lg:border-line lg:border-b">
            <ul className="grid gap-1">
              {faults.map(({ column, text }) => (
                <li key={column}>
                  {column && <span className="font-semibold">{column}: </span>}
                  {text}
                </li>
              ))}
            </ul>
          </td>
        </StaffRow>
      )}
    </StaffList>
  )
}
