import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { useHasWaiting } from '#web/stores/kept-wishlist.ts'
import { registerWorker, tellWorker } from './register-worker.ts'
import { useConnection } from './use-connection.ts'
import { useKeptWhenSlow, useWholePages } from './whole-pages.ts'

/** Keeps pages for when there is no network, and says so when there is none. */
export function OfflineNotice() {
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  const { revalidate } = useRevalidator()
  const [isOutdated, setOutdated] = useState(false)
  const isWaiting = useHasWaiting()
  const hasTyped = useHasTyped()
  const { isOnline, isOutOfReach, savedAt } = useConnection(async (isSaved) => {
    await sendWaiting()
    // Made by an older version perhaps; but nothing that was typed is lost for a newer one.
    if (isSaved && !hasTyped()) location.reload()
    else revalidate()
  })
  useEffect(() => registerWorker(() => setOutdated(true)), [])
  useEffect(() => void tellWorker(location.origin + address), [address])
  // What an earlier visit left.
  useEffect(() => void sendWaiting(), [])
  useWholePages(!isOnline || isOutOfReach || savedAt !== undefined || isOutdated)
  useKeptWhenSlow()
  const text = !isOnline
    ? t('You are offline. Showing saved pages.')
    : isOutOfReach
      ? t('We could not reach the shop. Showing saved pages.')
      : savedAt && t('Slow connection. Saved copy from {time}.', { time: timeOf(savedAt) })
  return (
    <div role="status" className="offline-notice">
      {text && (
        <p>
          <WifiOff aria-hidden />
          <span>
            {text} {isWaiting && t('Your wishlist will update when you are back online.')}
          </span>
        </p>
      )}
    </div>
  )
}

const timeOf = (moment: Date) => moment.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' })

async function sendWaiting(): Promise<void> {
  if (!useHasWaiting.getState() || !navigator.onLine) return
  const calls = await import('#web/stores/wishlist-calls.ts')
  await calls.sendWaiting()
}

/** Whether anything was typed on this page, also before anybody listened. */
function useHasTyped(): () => boolean {
  const typed = useRef(false)
  useEffect(() => {
    const note = () => {
      typed.current = true
    }
    addEventListener('input', note)
    return () => removeEventListener('input', note)
  }, [])
  return () => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    return typed.current || [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  }
}
