import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen. Undefined until that is known. */
export function useInView(element: RefObject<Element | null>): boolean | undefined {
  const [inView, setInView] = useState<boolean>()
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView
}
