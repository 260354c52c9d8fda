import { type ReactNode, useId } from 'react'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

/** A part of the checkout on its own sheet. */
export function CheckoutSection({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="font-semibold text-lead">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  )
}
