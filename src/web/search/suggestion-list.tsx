import { ArrowUpRight, Search } from 'lucide-react'
import type { Suggestion } from './fetch-suggestions.ts'

type Props = {
  id: string
  optionId: (index: number) => string
  suggestions: readonly Suggestion[]
  typed: string
  active: number
  onPoint: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The field keeps the focus all the while; the list only shows which suggestion the arrows have reached. */
export function SuggestionList({ id, optionId, suggestions, typed, active, onPoint, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-sheet p-2 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <button
          type="button"
          key={`${suggestion.productId} ${suggestion.text}`}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => index !== active && onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-left aria-selected:bg-line/60"
        >
          {suggestion.productId ? (
            <ArrowUpRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
          ) : (
            <Search aria-hidden className="size-4 shrink-0 text-ink-soft" />
          )}
          <span>{suggestion.productId ? suggestion.text : <Highlighted text={suggestion.text} part={typed} />}</span>
        </button>
      ))}
    </div>
  )
}

/** What is new beside what was typed stands out. */
function Highlighted({ text, part }: { text: string; part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase())
  if (start < 0) return text
  const end = start + part.length
  return (
    <>
      <b className="font-semibold">{text.slice(0, start)}</b>
      {text.slice(start, end)}
      <b className="font-semibold">{text.slice(end)}</b>
    </>
  )
}
