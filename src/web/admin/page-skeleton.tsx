import type { ReactNode } from 'react'

type Props = { of: string; className?: string; children: ReactNode }

/** For the HydrateFallback of a page of staff, which the server renders for everyone. */
export function PageSkeleton({ of, className = '', children }: Props) {
  return (
    <>
      <p className="hidden noscript:block">Please turn on JavaScript to use this page.</p>
      <div role="status" className={`noscript:hidden grid gap-6 ${className}`}>
        <span className="sr-only">Loading {of}…</span>
        {children}
      </div>
    </>
  )
}
