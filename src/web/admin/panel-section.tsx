import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** By which links come to it. */
  anchor: string
  icon: LucideIcon
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of the panel that is there, and fetched, only while it is open. */
export function PanelSection({ title, anchor, icon: Icon, isOpen, onToggle, children }: Props) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="rounded-card border border-line bg-sheet">
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}panel` : undefined}
          onClick={onToggle}
          className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 text-left font-semibold text-lead transition-colors hover:text-brand sm:px-6"
        >
          <Icon aria-hidden className="size-6 shrink-0 text-brand" />
          <span className="grow">{title}</span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={`${id}panel`} className="border-line border-t p-4 sm:p-6">
          {children}
        </div>
      )}
    </section>
  )
}
