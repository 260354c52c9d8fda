import type { ReactNode } from 'react'
import { PageBody } from './page-body.tsx'

type Props = {
  title: string
  intro?: ReactNode
  /** As high as the screen: for what may change its height when the browser knows more than the server did. */
  isTall?: boolean
  children: ReactNode
}

/** One task on one sheet, in the middle of the page. */
export function FormPage({ title, intro, isTall, children }: Props) {
  return (
    <PageBody className={isTall ? 'min-h-dvh' : ''}>
      <div className="mx-auto max-w-dialog rounded-card border border-line border-t-4 border-t-marigold bg-sheet p-6 sm:p-8">
        <h1 className="font-semibold text-heading">{title}</h1>
        {intro && <p className="mt-2 text-pretty text-ink-soft">{intro}</p>}
        <div className="mt-6 grid gap-6">{children}</div>
      </div>
    </PageBody>
  )
}

/** At the foot of the sheet: where else one may want to go. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 border-line border-t pt-6">{children}</div>
}
