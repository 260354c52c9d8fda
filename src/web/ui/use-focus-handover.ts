import { useCallback, useRef } from 'react'

export type FocusHandover = {
  wasPressed: () => void
  takeFocus: (button: HTMLButtonElement | null) => void
}

/** The button that was pressed may give way to another one, which then takes over its focus. */
export function useFocusHandover(): FocusHandover {
  const isPressed = useRef(false)
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement === document.body) button.focus()
  }, [])
  return {
    wasPressed: () => {
      isPressed.current = true
    },
    takeFocus,
  }
}
