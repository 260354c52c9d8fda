import { ImageUp } from 'lucide-react'
import { useCallback } from 'react'
import type { Image } from '#contract/images/image.ts'
import type { Fields } from '#web/forms/submit-endpoint.ts'
import { Field } from '#web/ui/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PICTURES, useChosenPicture } from '#web/ui/use-chosen-picture.ts'

type Props = {
  name: string
  errors: Fields
  now: Image | undefined
  /** Chosen before the form was filled anew. */
  file: File | undefined
}

const FRAME =
  'relative flex aspect-square w-full cursor-pointer items-center justify-center overflow-hidden rounded-card border border-edge border-dashed ' +
  'bg-paper text-ink-soft transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-brand ' +
  'has-focus-visible:outline-offset-2 has-aria-invalid:border-bad max-lg:max-w-72'

const FILLS = 'size-full object-contain'

/** The picture as it will be seen. The whole frame takes a click or a file that is dropped on it. */
export function ProductPictureField({ name, errors, now, file }: Props) {
  const { chosen, problem, onChange, onError } = useChosenPicture()
  // A file cannot be given to a field by an attribute: it is put into the element as if it had been chosen there.
  const putFile = useCallback(
    (input: HTMLInputElement | null) => {
      if (!file || !input) return
      const files = new DataTransfer()
      files.items.add(file)
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [file],
  )
  const shown = chosen?.preview ? (
    <img src={chosen.preview} alt="Preview" onError={onError} className={FILLS} />
  ) : now && !chosen ? (
    <Picture image={now} alt="Current picture" sizes="21rem" className={FILLS} />
  ) : undefined
  return (
    <Field label="Picture" error={problem ?? errors[name]} hint="JPEG, PNG, WebP or AVIF. Square works best.">
      {(wiring) => (
        <div className={FRAME}>
          {shown ?? <Placeholder text={chosen ? chosen.name : 'Choose a picture or drop one here'} />}
          <input
            ref={putFile}
            type="file"
            name={name}
            accept={PICTURES}
            onChange={onChange}
            className="absolute inset-0 cursor-pointer text-transparent opacity-0"
            {...wiring}
          />
          {shown && (
            <span
              aria-hidden
              className="pointer-events-none absolute bottom-2 left-2 rounded-full bg-sheet px-3 py-1 font-semibold text-ink text-small shadow-float"
            >
              {chosen ? 'Choose another' : 'Replace'}
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function Placeholder({ text }: { text: string }) {
  return (
    <span className="grid justify-items-center gap-2 p-4 text-center text-small [overflow-wrap:anywhere]">
      <ImageUp aria-hidden className="size-8" />
      {text}
    </span>
  )
}
