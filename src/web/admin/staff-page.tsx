import type { ReactNode } from 'react'
import { ADMIN_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageBody } from '#web/ui/page-body.tsx'

/** A page beside the Admin Panel, with the way back to it. */
export function StaffPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageBody>
      <div className="grid gap-6">
        <header className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="font-semibold text-heading">{title}</h1>
          <ButtonLink to={ADMIN_PATH}>Admin Panel</ButtonLink>
        </header>
        {children}
      </div>
    </PageBody>
  )
}
