import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '#contract/catalog/product.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { toast } from '#web/ui/toast.ts'

/** Not part of the first page; fetched as soon as that is awake, so that a press finds it there. */
const actions = () => import('./buy-actions.tsx')
type Actions = Awaited<ReturnType<typeof actions>>

export function useBuyActions(product: Product, quantity: number) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const go = (path: string) => void navigate(path)

  useEffect(() => {
    // What fails here is fetched again with the press, and told then.
    actions().catch(() => {})
  }, [])

  async function act(run: (actions: Actions) => Promise<void>): Promise<void> {
    try {
      await run(await actions())
    } catch (error) {
      toast({ tone: 'bad', text: problemText(error), alert: true })
    }
  }

  const add = () => act((done) => done.add(product, quantity, go))

  async function buyNow(): Promise<void> {
    if (busy) return
    setBusy(true)
    await act((done) => done.startCheckout(product, quantity, go))
    setBusy(false)
  }

  return { add, buyNow, busy }
}
