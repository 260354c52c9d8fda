const STEP_PX = 240
/** How often each of the three strips takes a step. */
export const STRIP_INTERVALS_MS = [3_000, 5_000, 8_000] as const

type Strip = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth' | 'scrollTo'>

/** Half pixels of dense screens: this near to the end is the end. */
const NEAR_PX = 1

/** Where the next step leads: one step on, and from the end back to the start. */
export function nextOffset({ scrollLeft, scrollWidth, clientWidth }: Omit<Strip, 'scrollTo'>): number {
  const end = scrollWidth - clientWidth
  return scrollLeft >= end - NEAR_PX ? 0 : Math.min(scrollLeft + STEP_PX, end)
}

/** Nothing moves on a page that is out of sight, nor for those who asked their system for less motion. */
const mayMove = () => !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves a strip at each interval until the returned function is called. */
export function autoAdvance(strip: Strip, intervalMs: number): () => void {
  const timer = setInterval(() => {
    if (mayMove()) strip.scrollTo({ left: nextOffset(strip), behavior: 'smooth' })
  }, intervalMs)
  return () => clearInterval(timer)
}
