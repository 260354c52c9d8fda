import { type ComponentProps, type ReactNode, useId } from 'react'

/** What the control inside a field carries, so that its label, hint and error are read with it. */
type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type Frame = { label: string; error?: string | undefined; hint?: string | undefined }

export const CONTROL =
  'w-full rounded-field border border-edge bg-sheet px-3 py-2 text-body text-ink transition-colors placeholder:text-ink-soft ' +
  'hover:border-ink aria-invalid:border-bad'

/** A label above, the control, then a hint and what is wrong in words; where both say the same, it is said once. */
export function Field({ label, error, hint, children }: Frame & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const isSaid = hint !== undefined && hint !== error
  const notes = [isSaid && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined })}
      {isSaid && (
        <p id={`${id}hint`} className="text-ink-soft text-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className="font-medium text-bad text-small">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, error, hint, className = '', ...input }: ComponentProps<'input'> & Frame) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => <input className={`${CONTROL} min-h-11 ${className}`} {...input} {...wiring} />}
    </Field>
  )
}
