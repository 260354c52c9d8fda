import type { ReactNode } from 'react'

type Props = { id: string; title: string; about: string; children: ReactNode }

/** A part of the settings: what it is about stands beside it on wide screens, above it on narrow ones. */
export function SettingsCard({ id, title, about, children }: Props) {
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-8 gap-y-3 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        <p className="mt-1 text-ink-soft text-small">{about}</p>
      </div>
      <div className="rounded-card border border-line bg-sheet p-4 sm:p-6">{children}</div>
    </section>
  )
}
