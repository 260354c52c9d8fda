import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useListAddress } from '#web/kit/use-list-address.ts'
import { CONTROL } from '#web/ui/field.tsx'

const SEARCH_AFTER_MS = 300

/** The default has no value. */
export type Choices = readonly { value: string; text: string }[]
/** `name` is the filter's name in the address. */
type Filter = { name: string; label: string; choices: Choices }
type Props = {
  name: string
  /** Of the field for the search. */
  label: string
  placeholder: string
  filters: readonly Filter[]
}

export const PEOPLE_SORTS: Choices = [
  { value: '', text: 'Newest first' },
  { value: 'name', text: 'Name: A to Z' },
]

/** Above a list: a search and what else it can be filtered and sorted by. */
export function ListTools({ name: landmark, label: search, placeholder, filters }: Props) {
  const { params, filter } = useListAddress()
  return (
    <search aria-label={landmark} className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end">
      <SearchField
        label={search}
        placeholder={placeholder}
        value={params.get('q') ?? ''}
        onSearch={(text) => filter('q', text)}
      />
      {filters.map(({ name, label, choices }) => (
        <ChoiceField
          key={name}
          label={label}
          value={choices.find(({ value }) => value === params.get(name))?.value ?? ''}
          choices={choices}
          onChoose={(value) => filter(name, value)}
        />
      ))}
    </search>
  )
}

type SearchProps = { label: string; placeholder: string; value: string; onSearch: (text: string) => void }

/** Searches as soon as the typing pauses, and at once on Enter or when the field is left. */
function SearchField({ label, placeholder, value, onSearch }: SearchProps) {
  const id = useId()
  // Only while it is being typed in: the way back changes the address, and the field with it.
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(text: string) {
    clearTimeout(timer.current)
    if (text.trim() !== value) onSearch(text.trim())
  }

  function type(text: string) {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), SEARCH_AFTER_MS)
  }

  return (
    <form
      method="dialog"
      className="col-span-2 grid gap-1 md:min-w-40 md:grow md:basis-40"
      onSubmit={(event) => {
        event.preventDefault()
        search(draft ?? value)
      }}
    >
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft" />
        <input
          id={id}
          type="search"
          value={draft ?? value}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onBlur={() => {
            if (draft !== undefined) search(draft)
            setDraft(undefined)
          }}
          className={`${CONTROL} min-h-11 pl-10`}
        />
      </div>
    </form>
  )
}

type ChoiceProps = { label: string; value: string; choices: Choices; onChoose: (value: string) => void }

export function ChoiceField({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1 md:w-40 lg:w-44">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className={`${CONTROL} min-h-11 appearance-none pr-9 max-sm:text-small`}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4" />
      </div>
    </div>
  )
}
