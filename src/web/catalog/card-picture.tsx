import { type Image, imageUrlFor } from '#contract/images/image.ts'

type Props = {
  image: Image
  /** How wide it is shown at most, about. */
  pixels: number
  className: string
  /** For what is seen first: fetched at once and before other pictures. */
  priority?: boolean
}

/** On dense screens a file half as large again is sharp enough. */
const DENSE = 1.5

/**
 * A picture on a card. Pages hold dozens, all about as wide: two files each, without widths and conditions to choose by. What
 * is shown beside its name has no words of its own. Its frame keeps its place.
 */
export function CardPicture({ image, pixels, className, priority = false }: Props) {
  const once = imageUrlFor(image, pixels, 'avif')
  const twice = imageUrlFor(image, DENSE * pixels, 'avif')
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={once === twice ? once : `${once}, ${twice} 2x`} />
      <img
        src={imageUrlFor(image, DENSE * pixels)}
        alt=""
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
