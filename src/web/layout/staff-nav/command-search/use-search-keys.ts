import { useEffect } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]'

/** Ctrl+K or ⌘K anywhere, and a slash where nothing is typed, open the search. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !isForSearch(event)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [open])
}

function isForSearch({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null
  // A dialog that is open wants an answer first.
  return key === '/' && !isTyping && document.querySelector('[role=dialog], [role=alertdialog]') === null
}
