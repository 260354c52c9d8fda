import { type ChangeEvent, useEffect, useState } from 'react'
import { CONTROL, Field } from '#web/ui/field.tsx'

type Props = {
  label: string
  name: string
  error?: string | undefined
  hint?: string
  required?: boolean
}

/** Chooses a picture and shows it before it is sent. */
export function PictureField({ label, name, error, hint, required }: Props) {
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    setPreview(file && URL.createObjectURL(file))
  }

  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <div className="flex items-center gap-4">
          <span className="size-16 shrink-0 overflow-hidden rounded-full border border-line bg-paper">
            {preview && (
              // A file that is no picture has no preview; the shop says why once it is sent.
              <img
                src={preview}
                alt="Preview"
                className="size-full object-cover"
                onError={() => setPreview(undefined)}
              />
            )}
          </span>
          <input
            type="file"
            name={name}
            required={required}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={choose}
            className={`${CONTROL} min-h-11 min-w-0 text-small file:mr-3 file:rounded-field file:border-0 file:bg-line file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
            {...wiring}
          />
        </div>
      )}
    </Field>
  )
}
