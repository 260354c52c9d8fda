import type { ReactNode } from 'react'

/** The width and the air of an ordinary page. */
export function PageBody({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto max-w-page px-4 pt-8 sm:px-6 lg:px-8 lg:pt-12 ${className}`}>{children}</div>
}
