import { useEffect, useRef } from 'react'
import { recordActivity } from './record-activity.ts'

/** Records one 'show' for each opening of a product, after the page is awake. */
export function useRecordedShow(productId: string): void {
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    if (recorded.current === productId) return
    recorded.current = productId
    recordShow(productId)
  }, [productId])
}

/** A page fetched ahead counts once it is looked at. */
export const recordShow = (productId: string) => whenSeen(() => recordActivity('show', productId))

function whenSeen(act: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
