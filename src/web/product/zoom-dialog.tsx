import { type PointerEvent, useRef, useState } from 'react'
import type { Product } from '#contract/catalog/product.ts'
import { type Image, imageWidths } from '#contract/images/image.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { Button } from '#web/ui/button.tsx'
import { ModalFrame } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; product: Product }

const ALMOST_THE_SCREEN =
  'inset-0 flex flex-col gap-3 p-4 transition duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 ' +
  'sm:inset-6 sm:rounded-card sm:p-6'

/** The picture large, to be moved about: by finger, wheel, mouse or arrow keys. Pinching works as everywhere. */
export default function ZoomDialog({ open, onOpenChange, product }: Props) {
  const { name, image, Category } = product
  const [large, setLarge] = useState(true)
  return (
    <ModalFrame open={open} onOpenChange={onOpenChange} title={name} popup={ALMOST_THE_SCREEN}>
      <section
        aria-label="Large picture"
        ref={centre}
        key={String(large)}
        {...useScrolling()}
        className={`min-h-0 grow cursor-grab overflow-auto overscroll-contain rounded-card active:cursor-grabbing ${CATEGORY_TINT[Category]}`}
      >
        <div
          style={large ? { width: largeWidth(image) } : undefined}
          className={large ? 'mx-auto' : 'flex size-full justify-center'}
        >
          <Picture
            image={image}
            alt={name}
            sizes="1200px"
            priority
            className={`pointer-events-none select-none dark:brightness-90 ${large ? 'h-auto w-full' : 'size-full object-contain'}`}
          />
        </div>
      </section>
      <div className="flex justify-center">
        <Button onClick={() => setLarge(!large)}>{large ? 'Show the whole picture' : 'Zoom in'}</Button>
      </div>
    </ModalFrame>
  )
}

/** Somewhat larger than the largest file, where it is still sharp enough to tell more; never smaller than most of the screen. */
const largeWidth = (image: Image) => `max(${Math.max(...imageWidths(image)) * 1.25}px, 75vmin)`

function centre(frame: HTMLElement | null) {
  frame?.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, (frame.scrollHeight - frame.clientHeight) / 2)
}

/** The arrow keys need the focus on what scrolls. Fingers scroll by themselves; a mouse does with its button held down. */
function useScrolling() {
  const from = useRef<{ x: number; y: number }>(undefined)
  const stop = () => {
    from.current = undefined
  }
  return {
    tabIndex: 0,
    onPointerDown({ pointerType, pointerId, clientX, clientY, currentTarget: frame }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse') return
      frame.setPointerCapture(pointerId)
      from.current = { x: frame.scrollLeft + clientX, y: frame.scrollTop + clientY }
    },
    onPointerMove({ clientX, clientY, currentTarget: frame }: PointerEvent<HTMLElement>) {
      if (from.current) frame.scrollTo(from.current.x - clientX, from.current.y - clientY)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
}
