import type { ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The HydrateFallback of a private page. `children` is a skeleton of the page's own. */
export function WaitingForUser({ children = <Lines /> }: { children?: ReactNode }) {
  return (
    <>
      <p className="hidden noscript:block">{t('Please turn on JavaScript to use your account.')}</p>
      <div className="noscript:hidden">{children}</div>
    </>
  )
}

const Lines = () => (
  <div className="grid gap-4">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </div>
)
