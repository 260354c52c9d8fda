import { ArrowDown, ArrowUp, ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { type GalleryPicture, LONGEST_ALT, MOST_PICTURES } from '#contract/catalog/gallery.ts'
import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { TextField } from '#web/ui/field.tsx'
import { Message } from '#web/ui/message.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { StepButton } from '#web/ui/step-button.tsx'
import { PICTURES } from '#web/ui/use-chosen-picture.ts'
import { useGallery } from './use-gallery.ts'

const CHOOSE =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border border-edge bg-sheet px-4 font-semibold transition-colors ' +
  'hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-focus-visible:outline-offset-2 peer-disabled:opacity-55'

/** All pictures of a product in the order shoppers see them. Each change counts at once. */
export function ProductGallery({ product }: { product: ManagedProduct }) {
  const { pictures, list, busy, problem, said, add, move, tell, remove } = useGallery(product)
  const id = useId()
  return (
    <section
      id="pictures"
      aria-labelledby={`${id}-title`}
      className="mt-4 grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6"
    >
      <div>
        <h2 id={`${id}-title`} className="font-semibold text-lead">
          Pictures
        </h2>
        <p className="text-ink-soft text-small">
          {`Up to ${MOST_PICTURES} pictures. The first one also appears on cards, in carts and on orders. Changes save automatically.`}
        </p>
      </div>
      <ol ref={list} aria-label="Pictures" className="grid gap-3">
        {pictures.map((picture, index) => (
          <Row
            key={picture.image.id}
            picture={picture}
            place={index + 1}
            count={pictures.length}
            onMove={move}
            onTell={tell}
            onRemove={remove}
          />
        ))}
      </ol>
      <div className="grid justify-items-start gap-2">
        <input
          id={`${id}-file`}
          type="file"
          multiple
          accept={PICTURES}
          disabled={busy || pictures.length >= MOST_PICTURES}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
          className="peer sr-only"
        />
        <label htmlFor={`${id}-file`} className={CHOOSE}>
          <ImagePlus aria-hidden className="size-5" />
          {busy ? 'Saving…' : 'Add pictures'}
        </label>
        <p className="text-ink-soft text-small">JPEG, PNG, WebP or AVIF. Square works best.</p>
      </div>
      <Message text={problem} />
      <p role="status" className="text-ink-soft text-small empty:hidden">
        {said}
      </p>
    </section>
  )
}

type RowProps = {
  picture: GalleryPicture
  place: number
  count: number
  onMove: (id: string, place: number, button: string) => void
  onTell: (id: string, alt: string) => void
  onRemove: (id: string, place: number) => void
}

function Row({ picture: { image, alt }, place, count, onMove, onTell, onRemove }: RowProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-1 rounded-field border border-line p-3">
      <Picture
        image={image}
        alt={alt || `Picture ${place}`}
        sizes="5rem"
        className="size-20 rounded-field object-contain"
      />
      <TextField
        label={`What picture ${place} shows`}
        defaultValue={alt}
        maxLength={LONGEST_ALT}
        hint={place === 1 ? 'Read out by screen readers. If empty, they read the product name.' : undefined}
        onBlur={({ target }) => target.value.trim() !== alt && onTell(image.id, target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <div className="col-start-2 flex">
        <StepButton
          label={`Move picture ${place} up`}
          data-act={`${image.id}-up`}
          disabled={place === 1}
          onClick={() => onMove(image.id, place - 1, 'up')}
        >
          <ArrowUp aria-hidden className="size-5" />
        </StepButton>
        <StepButton
          label={`Move picture ${place} down`}
          data-act={`${image.id}-down`}
          disabled={place === count}
          onClick={() => onMove(image.id, place + 1, 'down')}
        >
          <ArrowDown aria-hidden className="size-5" />
        </StepButton>
        <StepButton label={`Remove picture ${place}`} disabled={count === 1} onClick={() => onRemove(image.id, place)}>
          <Trash2 aria-hidden className="size-5" />
        </StepButton>
      </div>
    </li>
  )
}
