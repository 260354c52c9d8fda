import type { ReactNode } from 'react'

type Props = { text: string; className?: string; children: ReactNode }

/** For the HydrateFallback of a page of staff, which the server renders for everyone. */
export function PageSkeleton({ text, className = '', children }: Props) {
  return (
    <>
      <p className="hidden noscript:block">Please turn on JavaScript to use this page.</p>
      <div role="status" className={`noscript:hidden grid gap-6 ${className}`}>
        <span className="sr-only">{text}</span>
        {children}
      </div>
    </>
  )
}
