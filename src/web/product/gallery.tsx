import { ZoomIn } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import type { Product } from '#contract/catalog/product.ts'
import { imageUrlFor } from '#contract/images/image.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { Picture } from '#web/ui/picture.tsx'

const SIZES = '(min-width: 1312px) 620px, (min-width: 1024px) 48vw, (min-width: 768px) 46vw, 100vw'
const LARGE_PIXELS = 1200

const load = () => import('./zoom-dialog.tsx')
const ZoomDialog = lazy(load)

/** The picture. A click opens it large; without scripts the link shows the large file itself. */
export function Gallery({ product }: { product: Product }) {
  const { name, image, Category } = product
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')

  function zoom(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setState('open')
  }

  return (
    <div className="-mx-4 self-start sm:-mx-6 md:sticky md:top-20 md:mx-0">
      <a
        href={imageUrlFor(image, LARGE_PIXELS)}
        aria-label={`Zoom in on ${name}`}
        aria-haspopup="dialog"
        onClick={zoom}
        onPointerEnter={load}
        onFocus={load}
        className={`group relative block aspect-square cursor-zoom-in overflow-hidden md:rounded-card ${CATEGORY_TINT[Category]}`}
      >
        <Picture
          image={image}
          alt={name}
          sizes={SIZES}
          priority
          className="size-full object-contain dark:brightness-90"
        />
        <span
          aria-hidden
          className="absolute bottom-3 left-3 flex size-11 items-center justify-center rounded-full bg-sheet/90 text-ink shadow-float"
        >
          <ZoomIn className="size-5" />
        </span>
      </a>
      {state !== 'unused' && (
        <Suspense>
          <ZoomDialog
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
            product={product}
          />
        </Suspense>
      )}
    </div>
  )
}
