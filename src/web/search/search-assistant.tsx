import { type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { OptionList } from './option-list.tsx'
import { forgetAllSearches, forgetSearch, recentSearches } from './recent-searches.ts'
import { RecentHeading, RemoveButtons } from './recent-tools.tsx'
import { type SearchOption, searchOptions } from './search-options.ts'
import { useComboboxField } from './use-combobox-field.ts'
import { useSuggestions } from './use-suggestions.ts'

type Props = { field: RefObject<HTMLInputElement | null>; query: string }

/**
 * What stands below the search box while somebody is at it: what they searched for before, or suggestions for what they type.
 * The field keeps the focus all the while; the list only shows which option the arrows have reached.
 */
export default function SearchAssistant({ field, query }: Props) {
  const navigate = useNavigate()
  const listId = useId()
  /** Undefined while nothing is shown. */
  const [typed, setTyped] = useState(() => typedAhead(field.current?.value ?? '', query))
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  const { found, suggest } = useSuggestions()
  const text = typed?.trim()
  const options = text === undefined ? [] : searchOptions(text, found.data, recent)
  const isNoMatch = Boolean(text && found.isNoMatch && found.query === text && options.length === 0)
  const optionId = (index: number) => `${listId}-${index}`

  function type(text: string) {
    setTyped(text)
    setActive(-1)
  }

  function close() {
    setTyped(undefined)
    setActive(-1)
  }

  function open() {
    setRecent(recentSearches())
    type(field.current?.value ?? '')
  }

  function choose({ kind, text, path }: SearchOption) {
    close()
    if (field.current) field.current.value = kind === 'recent' || kind === 'wording' ? text : ''
    navigate(path)
  }

  function forget(text?: string) {
    if (text) forgetSearch(text)
    else forgetAllSearches()
    setRecent(recentSearches())
    field.current?.focus()
  }

  useComboboxField(field, {
    listId: options.length > 0 ? listId : undefined,
    activeId: active >= 0 ? optionId(active) : undefined,
    onType: type,
    onClose: close,
    onOpen: open,
    onStep: (step) => setActive((now) => stepped(now, step, options.length)),
    onEnter: () => options[active] && choose(options[active]),
  })

  useEffect(() => suggest(text ?? ''), [suggest, text])

  const isRecent = text === '' && options.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isNoMatch && noMatch(found.query)}
        {options.length > 0 &&
          (options.length === 1 ? t('1 suggestion') : t('{count} suggestions', { count: options.length }))}
      </p>
      {(isNoMatch || options.length > 0) && (
        <div className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-card border border-line bg-sheet p-2 shadow-float">
          {isNoMatch && <NoMatch text={found.query} />}
          {isRecent && <RecentHeading onClear={() => forget()} />}
          <div className={isRecent ? 'grid grid-cols-[minmax(0,1fr)_auto]' : ''}>
            {options.length > 0 && (
              <OptionList
                id={listId}
                optionId={optionId}
                options={options}
                typed={text ?? ''}
                active={active}
                onPoint={setActive}
                onChoose={choose}
              />
            )}
            {isRecent && <RemoveButtons texts={recent} onRemove={forget} />}
          </div>
        </div>
      )}
    </>
  )
}

const noMatch = (text: string) => t('No match for “{text}”', { text })

function NoMatch({ text }: { text: string }) {
  return (
    <div className="px-3 py-2">
      <p className="line-clamp-2 font-semibold">{noMatch(text)}</p>
      <p className="text-ink-soft text-small">{t('Check the spelling or try a simpler word.')}</p>
    </div>
  )
}

/** What was typed before this was here. A text that was searched for already needs no suggestions. */
const typedAhead = (value: string, query: string) => (value === query && value !== '' ? undefined : value)

/** Past either end stands the text itself, at -1. */
const stepped = (now: number, step: number, count: number) => ((now + 1 + step + count + 1) % (count + 1)) - 1
