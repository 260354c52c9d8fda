declare global {
  interface Window {
    earlyTap?: HTMLElement | null
  }
}

/**
 * Runs before the page's scripts are there: remembers the button that was pressed last. Links and forms need nobody, the
 * browser follows them by itself. Free of quotes and angle brackets: React would escape them.
 */
export const EARLY_TAP_SCRIPT = 'document.onclick=function(e){window.earlyTap=e.target.closest(`button`)}'

/** Once the page is awake: does what was asked of it while it slept. */
export function answerEarlyTap(): void {
  const { earlyTap } = window
  document.onclick = null
  window.earlyTap = null
  if (earlyTap?.isConnected) earlyTap.click()
}
