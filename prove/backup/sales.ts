import type { Buyer } from './buyer.ts'

/** `tookMs` is what the shop took; what a limit told the buyer to wait is in `toldToWaitMs`. */
export type Sale = { order: string; at: number; tookMs: number; toldToWaitMs: number }

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
        const [from, toldBefore] = [performance.now(), buyer.toldToWaitMs()]
        const order = await buyer.buy(products[next % products.length] ?? '')
        const at = performance.now()
        const toldToWaitMs = buyer.toldToWaitMs() - toldBefore
        if (order) sales.push({ order, at, tookMs: at - from - toldToWaitMs, toldToWaitMs })
      }
    }),
  )
  await over
  return sales
}

export const perSecond = (sales: Sale[], seconds: number) => (sales.length / seconds).toFixed(1)

export const longestMs = (sales: Sale[], of: 'tookMs' | 'toldToWaitMs') =>
  Math.round(Math.max(0, ...sales.map((sale) => sale[of])))
