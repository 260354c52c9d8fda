const IDLE_AFTER_MS = 1_800_000

const INTERACTIONS = ['mousemove', 'keydown', 'click', 'scroll'] as const

type Watch = {
  onIdle: () => void
  onReturn: () => void
  /** Asked during an idle spell only: may say that this interaction does not end it. */
  isReturn?: (event: Event) => boolean
}

/**
 * Calls onIdle once for each spell without mouse move, key, click or scroll, and onReturn when it ends. Looks at the clock
 * instead of resetting a timer with every move of the mouse; so it also counts the time a laptop slept.
 */
export function watchIdle(page: EventTarget, { onIdle, onReturn, isReturn = () => true }: Watch): () => void {
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
    if (idle && !isReturn(event)) return
    lastAt = Date.now()
    if (!idle) return
    idle = false
    timer = setTimeout(check, IDLE_AFTER_MS)
    onReturn()
  }

  // Not captured: the page's own scrolling counts, a strip that scrolls by itself does not.
  for (const kind of INTERACTIONS) page.addEventListener(kind, interacted, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of INTERACTIONS) page.removeEventListener(kind, interacted)
  }
}
