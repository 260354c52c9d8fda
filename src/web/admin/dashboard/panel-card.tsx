import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

type Props = {
  title: string
  /** What one may want to know of the figures. */
  caption?: string
  /** Where there is more of it. */
  more?: { to: string; text: string }
  className?: string
  children: ReactNode
}

/** A part of the dashboard under its own heading. */
export function PanelCard({ title, caption, more, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-sheet p-4 sm:p-6 ${className}`}
    >
      <h3 id={id} className="font-semibold text-lead">
        {title}
      </h3>
      {caption && <p className="text-ink-soft text-small">{caption}</p>}
      <div className="mt-4 grow">{children}</div>
      {more && (
        <Link
          to={more.to}
          className="-mb-2 mt-2 inline-flex min-h-11 items-center self-start font-medium text-brand text-small underline underline-offset-4"
        >
          {more.text}
        </Link>
      )}
    </section>
  )
}

export function NothingYet({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-ink-soft text-small">{children}</p>
}
