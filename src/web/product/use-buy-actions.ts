import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalog/product.ts'

/** Fetched with the first press. What it stands on is there by then: the cart in the corner brings it along. */
const actions = () => import('./buy-actions.ts')

export function useBuyActions(product: Product, quantity: number) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const go = (path: string) => void navigate(path)

  const add = async () => (await actions()).add(product, quantity, go)

  async function buyNow(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      await (await actions()).startCheckout(product, quantity, go)
    } finally {
      setBusy(false)
    }
  }

  return { add, buyNow, busy }
}
