import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { aboutProductPath, SEARCH_PATH, searchPath } from '#web/kit/paths.ts'
import { ICON_SPOT } from '#web/ui/icon-button.tsx'
import type { Suggestion } from './fetch-suggestions.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useFieldWith, useSearchQuery } from './use-search-query.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What is longer, the search would cut. */
const LONGEST_TEXT = 200

/** Goes to the results, with suggestions on the way. Without scripts it is a form like any other. */
export function SearchBox({ className = '' }: { className?: string }) {
  const query = useSearchQuery()
  const field = useFieldWith(query)
  const navigate = useNavigate()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { suggestions, suggest } = useSuggestions()
  const isOpen = typed.trim() !== '' && suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  function type(text: string) {
    setTyped(text)
    setActive(-1)
    suggest(text)
  }

  const close = () => type('')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (!text) return
    close()
    navigate(searchPath(text))
  }

  function choose({ text, productId }: Suggestion) {
    close()
    if (field.current) field.current.value = productId ? '' : text
    navigate(productId ? aboutProductPath(productId) : searchPath(text))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (!isOpen) {
      if (step && field.current) type(field.current.value)
      return
    }
    const chosen = suggestions[active]
    if (step) setActive((now) => stepped(now, step, suggestions.length))
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }

  return (
    <search className={`relative ${className}`}>
      <form action={SEARCH_PATH} onSubmit={submit}>
        <div className="flex rounded-field border border-edge bg-sheet transition-colors focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
          <input
            ref={field}
            type="search"
            name="q"
            role="combobox"
            aria-label="Search for products"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
            defaultValue={query}
            placeholder="Search pens, paper, files"
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            enterKeyHint="search"
            onInput={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={close}
            className="h-10.5 w-full min-w-0 rounded-field bg-transparent pl-3 text-body outline-none placeholder:text-ink-soft"
          />
          <button type="submit" aria-label="Search" title="Search" className={`${ICON_SPOT} h-10.5`}>
            <Search aria-hidden className="size-5" />
          </button>
        </div>
        <p role="status" className="sr-only">
          {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
        </p>
        {isOpen && (
          <SuggestionList
            id={listId}
            optionId={optionId}
            suggestions={suggestions}
            typed={typed.trim()}
            active={active}
            onPoint={setActive}
            onChoose={choose}
          />
        )}
      </form>
    </search>
  )
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Past either end stands the text itself, at -1. */
const stepped = (now: number, step: number, count: number) => ((now + 1 + step + count + 1) % (count + 1)) - 1
