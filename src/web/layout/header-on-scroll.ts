import { useEffect } from 'react'

/** A finger that rests moves the page by a pixel or two. */
const MEANT_PX = 8
/** About as high as the header: up to there nothing is gained by taking it away. */
const AT_THE_TOP_PX = 160

/** Says which way the page is scrolled; the stylesheet makes the header of phones follow (site-header.css). */
export function useHeaderOnScroll(): void {
  useEffect(() => {
    let last = window.scrollY
    const follow = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < MEANT_PX) return
      document.documentElement.dataset.header = now > last && now > AT_THE_TOP_PX ? 'away' : 'back'
      last = now
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
}
