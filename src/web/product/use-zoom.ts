import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { distance, isDoubleTap, keepUnder, LARGE, middle, type Point, withinReach } from './zoom-math.ts'

type Pinch = { apart: number; scale: number }
const WHEEL_STEP = 0.01

/**
 * A picture that is enlarged inside its frame: pinched, tapped twice, or by button. What does not fit is scrolled to by
 * the browser itself, so fingers, wheels and arrow keys work as everywhere; a mouse drags it.
 */
export function useZoom() {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [scale, setScale] = useState(1)
  const now = useRef(1)
  const tapped = useRef<Point & { time: number }>(undefined)

  function zoomTo(wanted: number, at?: Point) {
    if (!frame) return
    const next = withinReach(wanted)
    const { left, top } = frame.getBoundingClientRect()
    const point = at ? { x: at.x - left, y: at.y - top } : { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }
    const to = keepUnder({ x: frame.scrollLeft, y: frame.scrollTop }, point, next / now.current)
    now.current = next
    flushSync(() => setScale(next))
    frame.scrollTo(to.x, to.y)
  }
  const zoom = useRef(zoomTo)
  useEffect(() => {
    zoom.current = zoomTo
  })

  // Not by React: what is to keep the browser from zooming the page must not be passive.
  useEffect(() => {
    if (!frame) return
    let pinch: Pinch | undefined
    const fingersOf = ({ touches: [one, two] }: TouchEvent) =>
      one && two && ([one, two].map(({ clientX: x, clientY: y }) => ({ x, y })) as [Point, Point])
    function start(event: TouchEvent) {
      const fingers = fingersOf(event)
      pinch = fingers && { apart: distance(...fingers), scale: now.current }
      if (fingers) event.preventDefault()
    }
    function move(event: TouchEvent) {
      const fingers = fingersOf(event)
      if (!fingers || !pinch) return
      event.preventDefault()
      zoom.current((pinch.scale * distance(...fingers)) / pinch.apart, middle(...fingers))
    }
    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom.current(now.current * Math.exp(-event.deltaY * WHEEL_STEP), { x: event.clientX, y: event.clientY })
    }
    frame.addEventListener('touchstart', start, { passive: false })
    frame.addEventListener('touchmove', move, { passive: false })
    frame.addEventListener('wheel', wheel, { passive: false })
    return () => {
      frame.removeEventListener('touchstart', start)
      frame.removeEventListener('touchmove', move)
      frame.removeEventListener('wheel', wheel)
    }
  }, [frame])

  const toggle = (at?: Point) => zoomTo(now.current > 1 ? 1 : LARGE, at)

  function onClick({ clientX: x, clientY: y, timeStamp: time }: MouseEvent) {
    const tap = { x, y, time }
    const isSecond = isDoubleTap(tapped.current, tap)
    tapped.current = isSecond ? undefined : tap
    if (isSecond) toggle(tap)
  }

  // The arrow keys need the focus on what scrolls.
  return { scale, toggle, frame: { ref: setFrame, tabIndex: 0, onClick, ...useDragging() } }
}

/** Fingers scroll by themselves; a mouse does with its button held down. */
function useDragging() {
  const from = useRef<Point>(undefined)
  const stop = () => {
    from.current = undefined
  }
  return {
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
