import { Search } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { SEARCH_PATH, searchPath } from '#web/kit/paths.ts'
import { ICON_SPOT } from '#web/ui/icon-button.tsx'
import { useFieldWith, useSearchQuery } from './use-search-query.ts'

/** What is longer, the search would cut. */
const LONGEST_TEXT = 200

type Assistant = typeof import('./search-assistant.tsx').default

/** Goes to the results. Without scripts it is a form like any other; who comes to it gets suggestions on the way. */
export function SearchBox({ className = '' }: { className?: string }) {
  const query = useSearchQuery()
  const field = useFieldWith(query)
  const navigate = useNavigate()
  const [Assistant, setAssistant] = useState<Assistant>()

  /** Only a help: a box without it searches all the same. */
  const assist = useCallback(() => {
    import('./search-assistant.tsx').then(
      (module) => setAssistant(() => module.default),
      (reason) => console.warn('No search suggestions:', reason),
    )
  }, [])

  useEffect(() => {
    // Somebody may have been quicker than our scripts.
    if (document.activeElement === field.current) assist()
  }, [field, assist])

  function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (text) navigate(searchPath(text))
  }

  return (
    <search className={`relative ${className}`}>
      <form action={SEARCH_PATH} onSubmit={submit}>
        <div className="flex rounded-field border border-edge bg-sheet transition-colors focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
          {/* What changes of it while suggestions are shown, the assistant sees to. */}
          <input
            ref={field}
            type="search"
            name="q"
            role="combobox"
            aria-label={t('Search for products')}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded="false"
            defaultValue={query}
            placeholder={t('Search pens, paper, files')}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={assist}
            className="h-10.5 w-full min-w-0 rounded-field bg-transparent pl-3 text-body outline-none placeholder:text-ink-soft"
          />
          <button type="submit" aria-label={t('Search')} title={t('Search')} className={`${ICON_SPOT} h-10.5`}>
            <Search aria-hidden className="size-5" />
          </button>
        </div>
        {Assistant && <Assistant field={field} query={query} />}
      </form>
    </search>
  )
}
