import type { ReactNode } from 'react'

export type Column = { name: string; atEnd?: boolean }
type Props = { label: string; columns: readonly Column[]; children: ReactNode }

/** A table whose head stays in view; where it has no room each row is a block of its own. */
export function StaffTable({ label, columns, children }: Props) {
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-small max-lg:block">
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map(({ name, atEnd }) => (
            <th
              key={name}
              scope="col"
              className={`sticky top-0 z-10 border-line border-b bg-sheet px-3 py-2 font-semibold text-ink-soft ${atEnd ? 'text-right' : 'text-left'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid">{children}</tbody>
    </table>
  )
}

export function StaffRow({ children }: { children: ReactNode }) {
  return (
    <tr
      data-row
      tabIndex={-1}
      className="transition-colors hover:bg-paper max-lg:grid max-lg:gap-x-8 max-lg:gap-y-2 max-lg:border-line sm:max-lg:grid-cols-2 max-lg:border-t max-lg:py-4 max-lg:last:border-b"
    >
      {children}
    </tr>
  )
}

const CELL = 'px-3 py-2 align-middle lg:border-line lg:border-b max-lg:p-0'

type CellProps = {
  /** Stands beside the value where the head cannot be seen. */
  label?: string
  isNumber?: boolean
  children: ReactNode
}

export function Cell({ label, isNumber, children }: CellProps) {
  const beside = label ? 'max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4' : ''
  return (
    <td className={`${CELL} ${beside} ${isNumber ? 'tabular-nums lg:text-right' : ''}`}>
      {label && (
        <span aria-hidden className="text-ink-soft lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}

/** What the row is about. */
export function NameCell({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className={`${CELL} text-left sm:max-lg:col-span-2 font-normal`}>
      {children}
    </th>
  )
}

/** What can be done with it, at the end of the row. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className={`${CELL} sm:max-lg:col-start-2`}>
      <div className="flex flex-wrap items-center gap-2 max-lg:*:px-2.5 sm:justify-end xl:flex-nowrap">{children}</div>
    </td>
  )
}
