import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { valueText } from '#web/catalog/value-text.ts'
import { productPath } from '#web/kit/paths.ts'
import type { ShownFamily } from './shown-family.ts'

/** The choice that was pressed. The page it leads to is made anew; there the focus goes on where it was. */
let pressed: { row: number; to: string } | undefined

/**
 * The colours, sizes and so on that a product comes in, each a link to a product of its own. What they look like stands in
 * variant-picker.css.
 */
export function VariantPicker({ family }: { family: ShownFamily | undefined }) {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!pressed) return
    const link = rows.current?.children[pressed.row]?.querySelector<HTMLElement>(`[aria-current][href="${pressed.to}"]`)
    pressed = undefined
    // Once the shell has put the focus on the new page.
    queueMicrotask(() => link?.focus())
  }, [])
  if (!family) return null
  return (
    <div ref={rows} className="variant-picker">
      {family.rows.map(({ option, choices }, row) => (
        <div key={option}>
          <p id={`option-${row}`}>{t(option)}</p>
          <ul aria-labelledby={`option-${row}`}>
            {choices.map(({ value, _id, isCurrent, isSoldOut, also, swatch }) => {
              const to = productPath(_id)
              const notes = isSoldOut ? [...also.map(valueText), t('Out of stock')] : also.map(valueText)
              return (
                <li key={value}>
                  <Link
                    to={to}
                    preventScrollReset
                    aria-current={isCurrent || undefined}
                    onClick={() => {
                      pressed = { row, to }
                    }}
                  >
                    {swatch && <i style={{ background: swatch }} />}
                    {valueText(value)} {notes.length > 0 && <small>{notes.join(', ')}</small>}
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </div>
  )
}
