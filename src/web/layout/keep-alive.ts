const KEEP_ALIVE_MS = 300_000

/** Lets the shop know every few minutes that somebody is here, unless the page is out of sight. */
export function keepAlive(): () => void {
  const timer = setInterval(() => {
    // A ping that finds no shop is no news for the visitor; whatever they do next will tell them.
    if (!document.hidden) fetch('/', { method: 'HEAD' }).catch(() => undefined)
  }, KEEP_ALIVE_MS)
  return () => clearInterval(timer)
}
