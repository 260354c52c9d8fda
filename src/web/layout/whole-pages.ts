import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { inLanguage } from '#contract/platform/languages.ts'
import { currentLanguage } from '#contract/platform/t.ts'

/** As long as the worker itself waits for a page. */
const PATIENCE_MS = 3_000

/**
 * Links open whole pages instead of the router's data while this is so: without the network only those are kept, and
 * after a new version only those are new.
 */
export function useWholePages(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    addEventListener('click', openWhole, { capture: true })
    return () => removeEventListener('click', openWhole, { capture: true })
  }, [isOn])
}

/** Those who watch the link still hear of it; the router leaves alone what somebody has dealt with. */
function openWhole(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || link.target || link.download) return
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  location.assign(link.href)
}

/** A page that does not come in time is opened as it was last seen, if it was. */
export function useKeptWhenSlow(): void {
  const { state, location: to } = useNavigation()
  const path = state === 'loading' && to ? inLanguage(currentLanguage(), to.pathname + to.search) : undefined
  useEffect(() => {
    if (path === undefined || typeof caches === 'undefined') return
    const open = async () => (await caches.match(path, { ignoreVary: true })) && location.assign(path)
    const timer = setTimeout(open, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [path])
}
