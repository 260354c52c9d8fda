import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page is still as the server made it, true from the moment the browser has taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
