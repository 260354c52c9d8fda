import type { ComponentProps } from 'react'

/** An icon of Lucide's, by the text of its shapes (slim-icons.ts). What all of them look like stands in line-icon.css. */
export function lineIcon(shapes: string) {
  const inside = { dangerouslySetInnerHTML: { __html: shapes } }
  return ({ className = '', ...rest }: ComponentProps<'svg'>) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`} {...rest} {...inside} />
  )
}
