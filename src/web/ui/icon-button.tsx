import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export const ICON_SPOT =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-field text-ink transition-colors hover:bg-line/60'

type Named = { label: string }

/** A picture alone says nothing to a screen reader, so the label is required. */
export function IconButton({ label, className = '', ...rest }: ComponentProps<'button'> & Named) {
  return <button type="button" aria-label={label} title={label} className={`${ICON_SPOT} ${className}`} {...rest} />
}

export function IconLink({ label, className = '', ...rest }: ComponentProps<typeof Link> & Named) {
  return <Link aria-label={label} title={label} className={`${ICON_SPOT} ${className}`} {...rest} />
}
