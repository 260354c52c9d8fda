import { useEffect, useRef } from 'react'
import { recordShow } from './record-show.ts'

/** Records one 'show' for each opening of a product, after the page is awake. */
export function useRecordedShow(productId: string): void {
  const recorded = useRef<string>(undefined)
  useEffect(() => {
    if (recorded.current === productId) return
    recorded.current = productId
    recordShow(productId)
  }, [productId])
}
