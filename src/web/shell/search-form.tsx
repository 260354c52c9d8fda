import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { ICON_SPOT } from '#web/ui/icon-button.tsx'

const isBlank = (form: HTMLFormElement) => !String(new FormData(form).get('q') ?? '').trim()

function refuseBlank(event: FormEvent<HTMLFormElement>) {
  if (isBlank(event.currentTarget)) event.preventDefault()
}

/** Goes to the results, and does nothing while there is nothing to look for. */
export function SearchForm({ className = '' }: { className?: string }) {
  return (
    <Form action="/searchResult" role="search" onSubmit={refuseBlank} className={className}>
      <div className="flex rounded-field border border-edge bg-sheet transition-colors focus-within:border-brand focus-within:outline-2 focus-within:outline-brand hover:border-ink">
        <input
          type="search"
          name="q"
          aria-label="Search for products"
          placeholder="Search pens, paper, files"
          maxLength={100}
          enterKeyHint="search"
          className="h-10.5 w-full min-w-0 rounded-field bg-transparent pl-3 text-body outline-none placeholder:text-ink-soft"
        />
        <button type="submit" aria-label="Search" title="Search" className={`${ICON_SPOT} h-10.5`}>
          <Search aria-hidden className="size-5" />
        </button>
      </div>
    </Form>
  )
}
