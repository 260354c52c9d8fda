import type { ReactNode } from 'react'
import type { LoadedList } from '#web/kit/keyset-list.ts'
import { StaffList } from '../staff-list.tsx'
import { NameCell, StaffRow } from '../staff-table.tsx'

type Note = { column: string; text: string }
export type NotedRow = { line: number; notes: readonly Note[] }

type Props<Row extends NotedRow> = {
  list: LoadedList<Row>
  label: string
  columns: readonly [string, string]
  /** What a row is called, beside the notes. */
  children: (row: Row) => ReactNode
}

/** Rows of a table with what there is to say of their cells. */
export function NotesList<Row extends NotedRow>({ list, label, columns, children }: Props<Row>) {
  return (
    <StaffList list={list} label={label} columns={columns.map((name) => ({ name }))}>
      {(row) => (
        <StaffRow key={row.line}>
          <NameCell>{children(row)}</NameCell>
          <td className="px-3 py-2 max-lg:p-0 sm:max-lg:col-span-2 lg:border-line lg:border-b">
            <ul className="grid gap-1">
              {row.notes.map(({ column, text }) => (
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
