/** A little before it is seen. */
const NEAR = '200px 0px'

/** Calls each time that the element comes near the screen. Returns what to call when it is left. */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) call()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
