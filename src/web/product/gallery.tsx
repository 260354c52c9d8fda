import { ZoomIn } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { altOf } from '#contract/catalog/gallery.ts'
import type { ProductWithPictures } from '#contract/catalog/product-pictures.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { Picture } from '#web/ui/picture.tsx'

/** Square pictures in a frame of 4:3 on phones. */
const SIZES = '(min-width: 1312px) 620px, (min-width: 1024px) 48vw, (min-width: 768px) 46vw, 75vw'
const LARGE_PIXELS = 1200
const SMALL_PIXELS = 160

const load = () => import('./zoom-dialog.tsx')
const ZoomDialog = lazy(load)

/**
 * The pictures, one beside the other. They are swiped and linked by the browser itself; a click opens one large, and
 * without scripts its link shows the large file.
 */
export function Gallery({ product }: { product: ProductWithPictures }) {
  const { name, pictures, Category, packSize } = product
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<{ at: number; open: boolean }>()

  function show(index: number) {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth, behavior: 'smooth' })
  }

  /** Where somebody wants another tab the browser goes on. */
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    act()
  }

  return (
    <div className="gallery -mx-4 self-start sm:-mx-6 md:sticky md:top-20 md:mx-0">
      <div className="relative">
        <ul
          ref={strip}
          aria-label={t('Pictures')}
          onScroll={({ currentTarget }) => setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {pictures.map(({ image }, index) => (
            <li key={image.id} id={`picture-${index + 1}`} className={`drawn-on ${CATEGORY_TINT[Category]}`}>
              <a
                href={imageUrlFor(image, LARGE_PIXELS)}
                aria-label={t('Zoom in on {picture}', { picture: altOf(name, pictures, index) })}
                aria-haspopup="dialog"
                onClick={instead(() => setZoomed({ at: index, open: true }))}
                onPointerEnter={load}
                onFocus={load}
              >
                <Picture image={image} alt={altOf(name, pictures, index)} sizes={SIZES} priority={index === 0} />
              </a>
              {index === 0 && packSize > 1 && <span>{t('Pack of {count}', { count: packSize })}</span>}
            </li>
          ))}
        </ul>
        <span
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-sheet/90 text-ink shadow-float"
        >
          <ZoomIn className="size-5" />
        </span>
      </div>
      {pictures.length > 1 && (
        <nav aria-label={t('Pictures')}>
          {pictures.map(({ image }, index) => (
            <a
              key={image.id}
              href={`#picture-${index + 1}`}
              aria-label={t('Picture {number} of {count}', { number: index + 1, count: pictures.length })}
              aria-current={index === shown || undefined}
              onClick={instead(() => show(index))}
              className="md:bg-line"
            >
              <img src={imageUrlFor(image, SMALL_PIXELS)} alt="" loading="lazy" />
            </a>
          ))}
        </nav>
      )}
      {zoomed && (
        <Suspense>
          <ZoomDialog
            open={zoomed.open}
            onClose={() => setZoomed({ ...zoomed, open: false })}
            product={product}
            start={zoomed.at}
          />
        </Suspense>
      )}
    </div>
  )
}
