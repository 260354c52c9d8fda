import { type Image, imageSrcSet, imageUrlFor } from '#contract/images/image.ts'

type Props = {
  image: Image
  alt: string
  /** How wide it is shown, as CSS says it: `(min-width: 640px) 30vw, 46vw`. */
  sizes: string
  /** For what is seen first: fetched at once and before other pictures. */
  priority?: boolean
  className?: string
}

/** A picture in the size and format the browser likes best. Its place is kept while it loads. */
export function Picture({ image, alt, sizes, priority = false, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={imageSrcSet(image, 'avif')} sizes={sizes} />
      <img
        src={imageUrlFor(image, 480)}
        srcSet={imageSrcSet(image, 'webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
