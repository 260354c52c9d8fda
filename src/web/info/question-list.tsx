import { ChevronDown } from 'lucide-react'
import { questions } from './questions.tsx'

/** Questions that open where they stand. */
export function QuestionList() {
  return (
    <div className="lg:-mt-4">
      {questions().map(({ question, answer }) => (
        <details key={question} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold transition-colors hover:text-brand [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <div className="prose max-w-measure pr-9 pb-6 text-ink-soft">{answer}</div>
        </details>
      ))}
    </div>
  )
}
