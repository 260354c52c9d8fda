import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  label: string
  /** Shown to a mouse that rests on it. */
  title: string
}

/** A button in the corner of a card. */
export function CardIconButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={className ? `corner-button ${className}` : 'corner-button'}
      {...rest}
    />
  )
}
