import type { ReactNode } from 'react'

/** The width and the air of an ordinary page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-page px-4 pt-8 sm:px-6 lg:px-8 lg:pt-12">{children}</div>
}
