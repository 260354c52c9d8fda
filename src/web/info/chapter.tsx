import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

/** A part of a page: its heading beside it on wide screens, above it on narrow ones. */
export function Chapter({ id, title, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 border-line border-t pt-8 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-semibold text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
