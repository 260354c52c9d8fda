import { Search } from 'lucide-react'

type Props = { onClick: () => void; className: string; showsKeys?: boolean }

export function SearchButton({ onClick, className, showsKeys = false }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onClick}
      className={`flex h-11 items-center gap-2 rounded-field border border-edge px-3 text-ink-soft transition-colors hover:border-ink hover:text-ink ${className}`}
    >
      <Search aria-hidden className="size-5 shrink-0" />
      Search
      {showsKeys && (
        <kbd aria-hidden className="ml-auto rounded-field border border-line px-1.5 font-sans text-fine">
          Ctrl K
        </kbd>
      )}
    </button>
  )
}
