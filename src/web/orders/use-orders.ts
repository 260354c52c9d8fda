import { useEffect, useState } from 'react'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { listOrdersCall } from '#contract/orders/orders.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'

const PART = 10

type Orders = { orders: readonly ShippingOrder[]; nextCursor: string | null }

/** My orders, newest first and part by part. What has been shown stays while more is asked for. */
export function useOrders() {
  const [shown, setShown] = useState<Orders>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function load() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const cursor = shown?.nextCursor ?? undefined
    try {
      const { data, nextCursor } = await api(listOrdersCall, { limit: PART, ...(cursor && { cursor }) })
      setShown({ orders: [...(shown?.orders ?? []), ...data], nextCursor })
    } catch (error) {
      setProblem(problemText(error))
    }
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first part is asked for when the page opens
  useEffect(() => {
    load()
  }, [])

  return { ...shown, problem, busy, load }
}
