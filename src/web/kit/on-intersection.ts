/**
 * Tells whether the element is on the screen or within a margin of it, now and whenever that changes; if not, whether it is
 * still ahead, further down. Returns how to stop.
 */
export function onIntersection(
  element: Element,
  rootMargin: string,
  tell: (isThere: boolean, isAhead: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) tell(last.isIntersecting, !last.isIntersecting && last.boundingClientRect.top > 0)
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
