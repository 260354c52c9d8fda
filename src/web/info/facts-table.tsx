type Props = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table for reading. On phones each row becomes a small block, with the heads as labels. */
export function FactsTable({ caption, head, rows }: Props) {
  const [, ...labels] = head
  return (
    <table className="block w-full text-left text-small sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only">
        <tr className="sm:border-edge sm:border-b">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pr-4 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([first, ...cells]) => (
          <tr key={first} className="block border-line border-b py-3 sm:table-row">
            <th scope="row" className="block pb-1 align-top font-semibold sm:table-cell sm:py-3 sm:pr-4">
              {first}
            </th>
            {cells.map((cell, index) => (
              <td key={labels[index]} className="block py-1 align-top sm:table-cell sm:py-3 sm:pr-4">
                <span aria-hidden className="block font-medium text-fine text-ink-soft sm:hidden">
                  {labels[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
