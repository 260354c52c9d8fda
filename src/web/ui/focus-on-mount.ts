/**
 * The form with its button is gone: whoever works by keyboard goes on from the element that is made with this ref. One that
 * is no control needs `tabIndex={-1}`.
 */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
