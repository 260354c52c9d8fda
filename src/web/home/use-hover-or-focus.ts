import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether somebody is at an element: a mouse over it, a finger on it, or the focus inside. */
export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false)
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  const handlers = {
    // A finger's pointer leaves as soon as it pans; the touch events below last until it lifts.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  return { isActive: hovered || touched || focused, handlers }
}
