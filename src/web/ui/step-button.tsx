import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & { label: string; disabled?: boolean }

/** At its end it stays focusable: a key pressed once too often must not throw the focus away. */
export function StepButton({ label, disabled = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="inline-flex size-11 items-center justify-center rounded-field transition-colors hover:bg-line/60 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      {...rest}
    />
  )
}
