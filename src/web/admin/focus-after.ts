/**
 * What has the focus when something has been done: the button that was pressed; should that be gone, its row, else the row
 * that took its place or the one before it, else the list. Never another button: the next key would press it.
 */
export function focusAfter(pressed: Element | null): () => HTMLElement | null {
  const row = pressed?.closest('[data-row]')
  const list = pressed?.closest('[data-keeps-focus]')
  const ways = [pressed, row, row?.nextElementSibling, row?.previousElementSibling, list]
  return () => {
    const next = ways.filter((way) => way instanceof HTMLElement).find((way) => way.isConnected)
    if (next && next.tabIndex < 0) reachOnce(next)
    return next ?? null
  }
}

/** A dialog that closes looks for something to press inside of what the keyboard cannot reach. */
function reachOnce(element: HTMLElement): void {
  element.tabIndex = 0
  element.addEventListener('blur', () => element.setAttribute('tabindex', '-1'), { once: true })
}
