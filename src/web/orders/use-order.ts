import { useEffect, useState } from 'react'
import type { ShippingOrder } from '#contract/orders/order.ts'
import { getOrderCall } from '#contract/orders/orders.endpoints.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { orderOpened } from '#web/stores/orders.ts'

type State = { id: string; order?: ShippingOrder; problem?: string }

/** One of my orders as the shop has it now. It is remembered as the one that was opened last. */
export function useOrder(id: string) {
  const [state, setState] = useState<State>({ id })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks for the same order again
  useEffect(() => {
    let isHere = true
    setState({ id })
    api(getOrderCall, { id }).then(
      ({ data }) => {
        if (isHere) setState({ id, order: data })
        orderOpened(data)
      },
      (error: unknown) => isHere && setState({ id, problem: problemText(error) }),
    )
    return () => {
      isHere = false
    }
  }, [id, tries])

  return {
    order: state.id === id ? state.order : undefined,
    problem: state.id === id ? state.problem : undefined,
    retry: () => setTries(tries + 1),
    setOrder: (order: ShippingOrder) => setState({ id, order }),
  }
}
