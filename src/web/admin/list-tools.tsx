import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CONTROL } from '#web/ui/field.tsx'

const SEARCH_AFTER_MS = 300

/** Above a list: what it is narrowed by. */
export function ListTools({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className="grid grid-cols-2 gap-3 md:flex md:items-end">
      {children}
    </search>
  )
}

type SearchProps = { label: string; placeholder: string; value: string; onSearch: (text: string) => void }

/** Looks as soon as the typing pauses, and at once on Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The way back changes the address; whoever is typing is not interrupted by it.
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = value
  }, [value])

  function look(afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(field.current?.value.trim() ?? ''), afterMs)
  }

  return (
    <form
      method="dialog"
      className="col-span-2 grid gap-1 md:min-w-40 md:grow"
      onSubmit={(event) => {
        event.preventDefault()
        look(0)
      }}
    >
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-ink-soft" />
        <input
          ref={field}
          id={id}
          type="search"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          onChange={() => look(SEARCH_AFTER_MS)}
          className={`${CONTROL} min-h-11 pl-10`}
        />
      </div>
    </form>
  )
}

type ChoiceProps = {
  label: string
  value: string
  /** By what they are called; the usual one has no value. */
  choices: readonly { value: string; text: string }[]
  onChoose: (value: string) => void
}

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
