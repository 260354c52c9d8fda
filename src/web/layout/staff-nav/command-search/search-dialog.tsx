import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Standing } from '#contract/accounts/permissions.ts'
import { isSearchable } from '#contract/admin/sought-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ModalFrame } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import { ResultList } from './result-list.tsx'
import { searchGroups } from './search-groups.ts'
import { useStaffSearch } from './use-staff-search.ts'

type Props = { user: Standing; open: boolean; onOpenChange: (open: boolean) => void }

const AT_THE_TOP =
  'top-3 left-1/2 max-h-[calc(100dvh-1.5rem)] w-[calc(100vw-1.5rem)] max-w-measure -translate-x-1/2 rounded-card p-4 sm:top-[10vh] sm:max-h-[80vh] sm:p-6 ' +
  'transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

/** One field for everything staff look for: orders, products, people and pages. */
export function SearchDialog(props: Props) {
  const field = useRef<HTMLInputElement>(null)
  const { open, onOpenChange } = props
  return (
    <ModalFrame open={open} onOpenChange={onOpenChange} title="Search" popup={AT_THE_TOP} initialFocus={field}>
      <Searching {...props} field={field} />
    </ModalFrame>
  )
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
}

function Searching({ user, onOpenChange, field }: Props & { field: React.RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { found, problem, isLoading, retry } = useStaffSearch(typed)
  const navigate = useNavigate()
  const id = useId()
  const groups = searchGroups(user, typed, found)
  const options = groups.flatMap((group) => group.options)
  const chosen = options[Math.min(active, options.length - 1)]
  const optionId = (to: string) => `${id}-${encodeURIComponent(to)}`

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
    event.preventDefault()
    if (step && options.length > 0) setActive(step(Math.min(active, options.length - 1), options.length))
    // What is on show may still be for the text before.
    if (!step && chosen && !isLoading) choose(chosen.to)
  }

  function choose(to: string) {
    onOpenChange(false)
    navigate(to)
  }

  return (
    <div className="mt-3 grid gap-3">
      <div className="flex items-center gap-2 rounded-field border border-edge px-3 focus-within:border-brand focus-within:outline-2 focus-within:outline-brand">
        <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search orders, products, people and pages"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={chosen && optionId(chosen.to)}
          placeholder="Order, customer, phone, product…"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full min-w-0 bg-transparent text-body outline-none placeholder:text-ink-soft"
        />
      </div>
      {problem && (
        <div className="grid justify-items-start gap-2">
          <Message text={problem} />
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-1 text-ink-soft'}>
        {problem ? '' : statusText(typed, isLoading, options.length)}
      </p>
      <ResultList
        id={id}
        groups={groups}
        optionId={optionId}
        active={chosen?.to}
        isOld={isLoading}
        onPoint={(to) => setActive(options.findIndex((option) => option.to === to))}
        onChoose={choose}
      />
    </div>
  )
}

function statusText(typed: string, isLoading: boolean, count: number): string {
  if (isLoading) return 'Searching…'
  if (count > 0) return typed.trim() === '' ? '' : count === 1 ? '1 result' : `${count} results`
  return isSearchable(typed) ? `Nothing found for “${typed.trim()}”.` : 'Type at least 3 letters or digits.'
}
