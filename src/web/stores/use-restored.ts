import { useEffect, useSyncExternalStore } from 'react'
import { restoreRoot, useRootStore } from './root-store.ts'

/** Whether what an earlier visit left is back. Until then a page cannot know what is in the cart. */
export function useRestored(): boolean {
  useEffect(() => void restoreRoot(), [])
  return useSyncExternalStore(useRootStore.persist.onFinishHydration, useRootStore.persist.hasHydrated, () => false)
}
