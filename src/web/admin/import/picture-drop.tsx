import { Images } from 'lucide-react'
import { MOST_NAMED_PICTURES } from '#contract/catalog/picture-cell.ts'
import { MAX_IMAGE_MB } from '#contract/images/image-limits.ts'
import { Field } from '#web/ui/field.tsx'
import { PICTURES } from '#web/ui/use-chosen-picture.ts'
import { DROP_FRAME } from './file-drop.tsx'
import { usePictureUploads } from './use-picture-uploads.ts'

const HINT = `Optional. Rows can name these files as ProductImage. Up to ${MOST_NAMED_PICTURES} pictures of ${MAX_IMAGE_MB} MB each; we keep them for a day.`

/** Pictures for the rows of the table, which name them by their files. */
export function PictureDrop() {
  const { added, refused, left, add } = usePictureUploads()
  const isBusy = left > 0
  return (
    <div className="grid gap-2">
      <Field label="Add pictures" hint={HINT}>
        {(wiring) => (
          <div className={`${DROP_FRAME} min-h-20`}>
            <span className="flex items-center gap-2 text-ink-soft">
              <Images aria-hidden className="size-6" />
              {isBusy ? `Adding, ${left} to go…` : 'Choose pictures or drop them here'}
            </span>
            <input
              type="file"
              multiple
              accept={PICTURES}
              disabled={isBusy}
              onChange={({ target }) => {
                add([...(target.files ?? [])])
                target.value = ''
              }}
              className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
              {...wiring}
            />
          </div>
        )}
      </Field>
      <p role="status" className="text-small [overflow-wrap:anywhere]">
        {added.length > 0 &&
          `${added.length === 1 ? '1 picture' : `${added.length} pictures`} added: ${added.join(', ')}`}
      </p>
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 font-medium text-bad text-small [overflow-wrap:anywhere]">
          {refused.map(({ name, text }) => (
            <li key={name}>{`${name}: ${text}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
