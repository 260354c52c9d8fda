import { useEffect, useState } from 'react'

/** The pieces in the cart; undefined until the page is awake. What knows it is fetched only then: no page waits for it. */
export function useCartCount(): number | undefined {
  const [pieces, setPieces] = useState<number>()
  useEffect(() => {
    const watching = import('./watch-cart.ts').then(({ watchCart }) => watchCart(setPieces))
    // Without it the icon still leads to the cart.
    watching.catch(() => {})
    return () => void watching.then((end) => end()).catch(() => {})
  }, [])
  return pieces
}
