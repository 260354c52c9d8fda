import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { momentText } from '#web/kit/india-time.ts'

type Props = { isGood: boolean; title: string; text: string; when: { done: string; at: string }; children: ReactNode }

/** What came of something, when that was, and what can be done now. */
export function ResultCard({ isGood, title, text, when, children }: Props) {
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <div className="flex items-start gap-3">
        {isGood ? (
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
        ) : (
          <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-bad" />
        )}
        <div role="status">
          <h2 className="font-semibold text-lead">{title}</h2>
          {text && <p>{text}</p>}
          <p className="text-ink-soft text-small">
            {when.done} on <time dateTime={when.at}>{momentText(when.at)}</time>
          </p>
        </div>
      </div>
      {children}
    </section>
  )
}
