import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { altOf, type GalleryPicture } from '#contract/catalog/gallery.ts'
import type { ProductWithPictures } from '#contract/catalog/product-pictures.ts'
import { t } from '#contract/platform/t.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { Button } from '#web/ui/button.tsx'
import { ModalFrame } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { StepButton } from '#web/ui/step-button.tsx'
import { useZoom } from './use-zoom.ts'

type Props = {
  open: boolean
  onClose: () => void
  product: ProductWithPictures
  /** Which picture it opens with. */
  start: number
}

const ALMOST_THE_SCREEN =
  'inset-0 flex flex-col gap-3 p-4 transition duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'sm:inset-6 sm:rounded-card sm:p-6'

type Zoom = { isLarge: boolean; toggle: () => void }

/** The pictures as large as the screen, each whole at first. They are swiped, and one is enlarged where it is looked at. */
export default function ZoomDialog({ open, onClose, product, start }: Props) {
  const { name, pictures } = product
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(start)
  const [zoom, setZoom] = useState<Zoom>()
  const place = useCallback(
    (list: HTMLUListElement | null) => {
      strip.current = list
      list?.scrollTo(start * list.clientWidth, 0)
    },
    [start],
  )

  function step(by: number) {
    const { current: list } = strip
    list?.scrollTo({ left: (shown + by) * list.clientWidth, behavior: 'smooth' })
  }

  return (
    <ModalFrame open={open} onOpenChange={onClose} title={name} popup={ALMOST_THE_SCREEN}>
      <ul
        ref={place}
        aria-label={t('Pictures')}
        onScroll={({ currentTarget: list }) => setShown(Math.round(list.scrollLeft / list.clientWidth))}
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.image.id}
            picture={picture}
            alt={altOf(name, pictures, index)}
            isShown={index === shown}
            tint={CATEGORY_TINT[product.Category]}
            onZoom={setZoom}
          />
        ))}
      </ul>
      <div className="flex items-center justify-center gap-2">
        {pictures.length > 1 && (
          <StepButton label={t('Previous picture')} disabled={shown === 0} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </StepButton>
        )}
        <Button onClick={() => zoom?.toggle()}>{zoom?.isLarge ? t('Zoom out') : t('Zoom in')}</Button>
        {pictures.length > 1 && (
          <StepButton label={t('Next picture')} disabled={shown === pictures.length - 1} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </StepButton>
        )}
      </div>
    </ModalFrame>
  )
}

type SlideProps = {
  picture: GalleryPicture
  alt: string
  isShown: boolean
  tint: string
  /** The buttons below are those of the picture that is shown. */
  onZoom: (zoom: Zoom) => void
}

function Slide({ picture, alt, isShown, tint, onZoom }: SlideProps) {
  const { scale, toggle, frame } = useZoom()
  const isLarge = scale > 1
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    if (isShown) onZoom({ isLarge, toggle: () => latest.current() })
  }, [isShown, isLarge, onZoom])
  return (
    <li className="w-full flex-none snap-start" inert={!isShown} aria-hidden={!isShown}>
      <section
        aria-label={t('Large picture')}
        {...frame}
        className={`h-full touch-pan-x touch-pan-y overflow-auto drawn-on rounded-card ${tint} ${isLarge ? 'cursor-grab overscroll-contain active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <div style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}>
          <Picture
            image={picture.image}
            alt={alt}
            sizes="1200px"
            className="pointer-events-none size-full select-none object-contain"
          />
        </div>
      </section>
    </li>
  )
}
