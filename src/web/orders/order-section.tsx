import { type ReactNode, useId } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

/** A part of an order's page under its own heading. */
export function OrderSection({ title, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`order-part rounded-card border border-line bg-sheet p-4 sm:p-6 ${className}`}
    >
      <h2 id={id} className="font-semibold text-lead">
        {title}
      </h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-2">{children}</dl>
}

/** One thing that is known; left out while it is not. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === '') return null
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
