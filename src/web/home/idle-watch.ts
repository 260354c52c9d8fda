export const IDLE_AFTER_MS = 1_800_000

const INTERACTIONS = ['mousemove', 'keydown', 'click', 'scroll', 'touchstart'] as const

type Watch = { onIdle: () => void; onInteraction: (event: Event) => void }

/**
 * Calls onIdle once for each spell of IDLE_AFTER_MS without mouse, key, click, scroll or touch. Looks at the clock
 * instead of resetting a timer with every move of the mouse; so it also counts the time a laptop slept.
 */
export function watchIdle(page: EventTarget, { onIdle, onInteraction }: Watch): () => void {
  let lastAt = Date.now()
  let timer = setTimeout(check, IDLE_AFTER_MS)
  let idle = false

  function check(): void {
    const left = lastAt + IDLE_AFTER_MS - Date.now()
    idle = left <= 0
    if (idle) onIdle()
    else timer = setTimeout(check, left)
  }

  function interacted(event: Event): void {
    lastAt = Date.now()
    if (!idle) return
    idle = false
    timer = setTimeout(check, IDLE_AFTER_MS)
    onInteraction(event)
  }

  // Not captured: the page's own scrolling counts, a strip that scrolls by itself does not.
  for (const kind of INTERACTIONS) page.addEventListener(kind, interacted, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of INTERACTIONS) page.removeEventListener(kind, interacted)
  }
}
