type Line = { productId: string; quantity: number }

/** One line for each product, with the largest quantity asked for. What the first one says besides stands. */
export function mergeLines<L extends Line>(lines: readonly L[]): L[] {
  const byProduct = new Map<string, L>()
  for (const line of lines) {
    const first = byProduct.get(line.productId)
    byProduct.set(line.productId, first ? { ...first, quantity: Math.max(first.quantity, line.quantity) } : line)
  }
  return [...byProduct.values()]
}
