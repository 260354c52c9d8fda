import type { ReportColumn, ReportTable } from '#contract/admin/reports.endpoints.ts'
import type { Category } from '#contract/catalog/category.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { dayText, momentText } from '#web/kit/india-time.ts'
import { countText } from '#web/ui/list-counts.ts'
import { Cell, NameCell, StaffRow, StaffTable } from '../staff-table.tsx'

type Value = ReportTable['rows'][number][number]

const isNumber = ({ kind }: ReportColumn) => kind === 'count' || kind === 'rupees'

function shown(value: Value, { kind }: ReportColumn): string {
  if (value === null) return ''
  if (typeof value === 'number') return kind === 'rupees' ? formatRupees(value) : countText(value)
  if (kind === 'day') return dayText(`${value}T12:00:00+05:30`)
  if (kind === 'category') return CATEGORY_NAMES[value as Category] ?? value
  return kind === 'moment' ? momentText(value) : value
}

/** What a report found, and below it what that comes to. */
export function ReportRows({ title, table }: { title: string; table: ReportTable }) {
  const { columns, rows, totals } = table
  return (
    <StaffTable label={title} columns={columns.map((column) => ({ name: column.title, atEnd: isNumber(column) }))}>
      {rows.map((cells, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity and do not move
        <Row key={place} columns={columns} cells={cells} />
      ))}
      {totals && <Row columns={columns} cells={totals} isTotal />}
    </StaffTable>
  )
}

type RowProps = { columns: readonly ReportColumn[]; cells: readonly Value[]; isTotal?: boolean }

function Row({ columns, cells, isTotal }: RowProps) {
  const [first, ...rest] = columns.map((column, place) => ({ column, value: cells[place] ?? null }))
  if (!first) return null
  const name = first.value === null || isTotal ? first.value : shown(first.value, first.column)
  return (
    <StaffRow>
      <NameCell>
        <span className={isTotal ? 'font-semibold' : '[overflow-wrap:anywhere]'}>{name}</span>
      </NameCell>
      {rest.map(({ column, value }) => (
        <Cell key={column.title} label={column.title} isNumber={isNumber(column)}>
          <span className={isTotal ? 'font-semibold' : '[overflow-wrap:anywhere]'}>{shown(value, column)}</span>
        </Cell>
      ))}
    </StaffRow>
  )
}
