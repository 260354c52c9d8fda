import { useState } from 'react'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { cancelOrderCall } from '#contract/orders/orders.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { type CancelProblem, cancelProblem } from './cancel-problem.ts'

/** Cancels an order once, however often the button is pressed. */
export function useCancel(id: string, onCancelled: (order: ShippingOrder) => void) {
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<CancelProblem>()

  async function cancel() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { message, data } = await api(cancelOrderCall, { id })
      setDone(message)
      onCancelled(data)
    } catch (error) {
      setProblem(cancelProblem(error))
    }
    setBusy(false)
  }

  return { busy, done, problem, cancel }
}
