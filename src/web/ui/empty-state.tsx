import type { ReactNode } from 'react'

type Props = {
  /** A small scene of the shop's own objects. */
  scene?: ReactNode
  title: string
  children?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** A whole page that is empty has its title as the page's heading. */
  as?: 'h1' | 'h2'
}

/** Nothing here (yet): a blank sheet of ruled paper, one sentence, one action. */
export function EmptyState({ scene, title, children, action, as: Heading = 'h2' }: Props) {
  return (
    <section className="ruled-paper overflow-hidden rounded-card border border-line [--margin-at:2rem] [--rule-shift:-1px] sm:[--margin-at:4rem]">
      <div className="flex flex-col items-start gap-8 py-16 pr-6 pl-12 sm:flex-row sm:justify-between sm:gap-12 sm:pr-12 sm:pl-24 lg:pr-24">
        {scene && <div className="w-40 shrink-0 sm:order-last sm:w-56 lg:w-72">{scene}</div>}
        <div className="max-w-measure">
          <Heading className="font-semibold text-heading leading-8">{title}</Heading>
          {children && <div className="relative top-1 mt-8 text-pretty text-ink-soft leading-8">{children}</div>}
          {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
        </div>
      </div>
    </section>
  )
}
