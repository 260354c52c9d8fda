import { useState } from 'react'
import { t } from '#contract/platform/t.ts'

/** Texts up to this long are shown whole: a button for one more line is not worth its place. */
const SHORT = 600

/** The whole text is on the page from the start; only the stylesheet folds it, and only where scripts can unfold it. */
export function Description({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const folds = text.length > SHORT
  return (
    <section aria-labelledby="description-title">
      <h2 id="description-title" className="mb-4 font-semibold text-title">
        {t('Description')}
      </h2>
      <p
        id="description"
        className={`max-w-measure whitespace-pre-line ${folds && !open ? 'line-clamp-5 noscript:line-clamp-none lg:line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {folds && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls="description"
          onClick={() => setOpen(!open)}
          className="noscript:hidden min-h-11 font-semibold text-brand underline-offset-4 hover:underline"
        >
          {open ? t('See Less') : t('See More')}
        </button>
      )}
    </section>
  )
}
