import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import { Field } from '#web/ui/field.tsx'
import { PICTURES, useChosenPicture } from '#web/ui/use-chosen-picture.ts'
import type { Fields } from './submit-endpoint.ts'

type Props = {
  label: string
  name: string
  fields: Fields
  required?: boolean
  /** What stands in the circle until something is chosen. */
  now?: ReactNode
}

const CHOOSE =
  'inline-flex min-h-11 cursor-pointer items-center rounded-field border border-edge bg-sheet px-4 font-semibold transition-colors ' +
  'hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-focus-visible:outline-offset-2 peer-aria-invalid:border-bad'

/** Chooses a picture and shows it before it is sent. The browser's own control hides behind a button of our look. */
export function PictureField({ label, name, fields, required, now = <UserRound aria-hidden /> }: Props) {
  const { chosen, problem, onChange, onError } = useChosenPicture()
  return (
    <Field
      label={label}
      error={problem ?? fields[name]}
      hint={t('JPEG, PNG, WebP or AVIF. We’ll crop it to a circle.')}
    >
      {(wiring) => (
        <div className="flex items-center gap-4 py-1">
          <span className="inline-flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-paper text-ink-soft">
            {chosen?.preview ? (
              <img src={chosen.preview} alt={t('Preview')} className="size-full object-cover" onError={onError} />
            ) : (
              now
            )}
          </span>
          <div className="grid min-w-0 justify-items-start gap-1">
            <input
              type="file"
              name={name}
              required={required}
              accept={PICTURES}
              onChange={onChange}
              className="peer sr-only"
              {...wiring}
            />
            <label htmlFor={wiring.id} className={CHOOSE}>
              {chosen ? t('Choose another') : t('Choose a picture')}
            </label>
            {chosen && <span className="max-w-full truncate text-ink-soft text-small">{chosen.name}</span>}
          </div>
        </div>
      )}
    </Field>
  )
}
