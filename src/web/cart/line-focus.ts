/** A product stands in one line of the page, in the cart or saved for later. */
export const lineId = (productId: string) => `line-${productId}`

/** The button that was pressed goes with its line: whoever uses the keyboard goes on at the next one. */
export function focusNeighbour(productId: string): void {
  const line = document.getElementById(lineId(productId))
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('a, button') ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}

/**
 * Where a line has come (back) to; it stands there with the next frame. A toast that has the focus gives it up first: it
 * would take it back to where it was before.
 */
export function focusLine(productId: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.getElementById(lineId(productId))?.querySelector<HTMLElement>('a, button')?.focus()
  })
}
