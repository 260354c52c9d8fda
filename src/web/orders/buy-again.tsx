import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#contract/orders/order.ts'
import { t } from '#contract/platform/t.ts'
import { CART_PATH } from '#web/kit/paths.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reorder } from './reorder.ts'

type Props = { order: Order; onProblem: (text: string | undefined) => void }

/** The same once more: into the cart, where prices and quantities are looked at before anything is bought. */
export function BuyAgain({ order, onProblem }: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function buy() {
    if (busy) return
    setBusy(true)
    onProblem(undefined)
    try {
      const { added, missing } = await reorder(order.lines)
      if (missing.length > 0)
        toast({ tone: 'plain', text: t('No longer available: {names}', { names: missing.join(', ') }) })
      if (added > 0 || missing.length < order.lines.length) navigate(CART_PATH)
      else onProblem(t('None of these items are available any more.'))
    } catch (error) {
      onProblem(problemText(error))
    }
    setBusy(false)
  }

  return (
    <Button look="primary" aria-disabled={busy} onClick={buy}>
      <RotateCw aria-hidden className="size-5" />
      {t('Buy again')}
    </Button>
  )
}
