import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type Props = { to: string; icon: LucideIcon; text: string; about?: string }

/** One line of a menu, all of it a link. */
export function LinkRow({ to, icon: Icon, text, about }: Props) {
  return (
    <Link
      to={to}
      className="-outline-offset-2 group flex min-h-16 items-center gap-4 rounded-[inherit] px-4 py-3 transition-colors hover:bg-line/60"
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-field bg-paper text-brand transition-colors group-hover:bg-sheet">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{text}</span>
        {about && <span className="block text-ink-soft text-small">{about}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
