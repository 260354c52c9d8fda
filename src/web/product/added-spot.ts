import { type ReactElement, useEffect } from 'react'
import { create } from 'zustand'

const useAdded = create<{ drawer: ReactElement | null }>(() => ({ drawer: null }))

/** Shows what came of Add to Cart. What is shown comes with the code that adds: the first page does without. */
export const showAdded = (drawer: ReactElement | null) => useAdded.setState({ drawer })

/** Where on the product's page that is. Whoever goes on to another product leaves it behind. */
export function AddedSpot() {
  useEffect(() => () => showAdded(null), [])
  return useAdded(({ drawer }) => drawer)
}
