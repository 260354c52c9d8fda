import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

const RETRY_AFTER_MS = 15_000
const ANSWERS_WITHIN_MS = 2_000

type Connection = {
  isOnline: boolean
  /** The browser takes itself to be online, and yet the shop does not answer. */
  isOutOfReach: boolean
  /** The page is a saved copy of this time: the shop did not answer, or not soon enough. */
  savedAt: Date | undefined
}

/** How the page is connected. Calls back once the shop answers again: with true where the page is a saved copy. */
export function useConnection(onBack: (isSaved: boolean) => void): Connection {
  const isOnline = useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
  const [savedAt, setSavedAt] = useState<Date>()
  const [isOutOfReach, setOutOfReach] = useState(false)
  // Not before the page is awake: it must show what the server showed.
  useEffect(() => setSavedAt(openedAsSaved()), [])
  const wasOffline = useRef(false)
  const back = useEffectEvent(() => {
    wasOffline.current = false
    setOutOfReach(false)
    setSavedAt(undefined)
    onBack(savedAt !== undefined)
  })
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    if (!isOnline || !(wasOffline.current || savedAt)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function look() {
      const isThere = await isShopThere()
      if (isOver) return
      if (isThere) return back()
      setOutOfReach(true)
      timer = setTimeout(look, RETRY_AFTER_MS)
    }
    look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOnline, savedAt])
  return { isOnline, isOutOfReach, savedAt }
}

function watchOnline(tell: () => void): () => void {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** The service worker writes it into the timing of a page that it has kept. */
function openedAsSaved(): Date | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const saved = entry?.serverTiming?.find(({ name }) => name === 'saved')
  return saved && new Date(saved.description)
}

/** Soon enough for a page, too: else the saved one would only be shown again. */
async function isShopThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).ok
  } catch {
    return false
  }
}
