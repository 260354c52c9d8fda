import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

type Props = {
  title: string
  /** The list that it is a part of. */
  back?: { to: string; text: string }
  /** What can be done on it, beside its title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office. */
export function StaffPage({ title, back, actions, children }: Props) {
  return (
    <PageBody>
      <div className="grid grid-cols-1 gap-6">
        <header className="grid gap-3">
          {back && (
            <ButtonLink to={back.to} look="quiet" className="-ml-4 justify-self-start">
              <ArrowLeft aria-hidden className="size-5" />
              {back.text}
            </ButtonLink>
          )}
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h1 className="font-semibold text-heading">{title}</h1>
            {actions && <div className="flex flex-wrap gap-2 max-sm:grow max-sm:*:grow">{actions}</div>}
          </div>
        </header>
        {children}
      </div>
    </PageBody>
  )
}

/** Around a list that is a page's only part. */
export function StaffCard({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">{children}</div>
}
