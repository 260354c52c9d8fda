import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-4 text-body font-semibold transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55'

const LOOKS = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  secondary: 'border-edge bg-sheet text-ink hover:border-ink',
  quiet: 'border-transparent text-brand hover:bg-line/60',
  danger: 'border-transparent bg-bad text-on-bad hover:bg-bad-strong',
}

type Look = { look?: keyof typeof LOOKS | undefined }

const classesOf = (look: keyof typeof LOOKS, more = '') => `${SHAPE} ${LOOKS[look]} ${more}`

export function Button({ look = 'secondary', className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classesOf(look, className)} {...rest} />
}

/** Looks like a button and goes somewhere. */
export function ButtonLink({ look = 'secondary', className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classesOf(look, className)} {...rest} />
}
