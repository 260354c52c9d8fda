import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link within or below a form. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link className="font-medium text-brand underline underline-offset-4" {...props} />
}
