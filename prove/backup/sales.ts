import type { Buyer } from './buyer.ts'

export type Sale = { order: string; at: number; tookMs: number }

/** Buys one product after the other until told to stop; all that was acknowledged, when, and how long it took. */
export async function sell(buyers: Buyer[], products: string[], until: Promise<unknown>): Promise<Sale[]> {
  const sales: Sale[] = []
  let [isOver, next] = [false, 0]
  const over = until.finally(() => {
    isOver = true
  })
  await Promise.all(
    buyers.map(async (buyer) => {
      while (!isOver) {
        next += 1
        const from = performance.now()
        const order = await buyer.buy(products[next % products.length] ?? '')
        const at = performance.now()
        if (order) sales.push({ order, at, tookMs: at - from })
      }
    }),
  )
  await over
  return sales
}

export const perSecond = (sales: Sale[], seconds: number) => (sales.length / seconds).toFixed(1)
export const longestMs = (sales: Sale[]) => Math.round(Math.max(0, ...sales.map(({ tookMs }) => tookMs)))
