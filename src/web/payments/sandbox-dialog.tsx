import { useState } from 'react'
import { formatRupees, toRupees } from '#contract/catalog/money.ts'
import { type OUTCOMES, type PaymentOrder, sandboxPayCall } from '#contract/payments/payments.endpoints.ts'
import { t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { problemText } from '#web/kit/problem-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Message } from '#web/ui/message.tsx'
import type { DialogOutcome } from './payment-dialog.ts'

type SandboxOutcome = (typeof OUTCOMES)[number]

export type SandboxProps = { order: PaymentOrder; onEnd: (outcome: DialogOutcome) => void }

/** Stands in for the payment provider: whoever sits before it plays the bank. It ends only by one of its buttons. */
export function SandboxDialog({ order, onEnd }: SandboxProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const amount = formatRupees(toRupees(order.amount))

  async function act(outcome: SandboxOutcome) {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onEnd(await paySandbox(order.id, outcome))
    } catch (error) {
      setBusy(false)
      setProblem(problemText(error))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={() => {}}
      closable={false}
      title={t('Likho test payment')}
      description={t('No payment provider is set up, so no real money moves. Choose how this test payment ends.')}
    >
      <div className="mt-6 flex flex-wrap items-end justify-between gap-4 border-line border-y py-4">
        <p>
          <span className="block text-ink-soft text-small">{t('To pay')}</span>
          <span className="font-semibold text-heading tabular-nums">{amount}</span>
        </p>
        <Badge tone="accent">{t('TEST')}</Badge>
      </div>
      <p className="mt-3 text-ink-soft text-small [overflow-wrap:anywhere]">
        {t('Payment order {id}', { id: order.id })}
      </p>
      <div className="mt-4 grid gap-3">
        <Message text={problem} />
        <Button look="primary" aria-disabled={busy} onClick={() => act('success')}>
          {busy ? t('One moment…') : t('Pay {amount}', { amount })}
        </Button>
        <div className="grid grid-cols-2 gap-3">
          <Button aria-disabled={busy} onClick={() => act('failure')}>
            {t('Fail payment')}
          </Button>
          <Button look="quiet" aria-disabled={busy} onClick={() => !busy && onEnd({ outcome: 'dismissed' })}>
            {t('Cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** A failed payment has a number and a signature as well: only the bank's word makes it failed. */
async function paySandbox(paymentOrderId: string, outcome: SandboxOutcome): Promise<DialogOutcome> {
  const result = await api(sandboxPayCall, { paymentOrderId, outcome })
  return outcome === 'success' ? { outcome: 'paid', result } : { outcome: 'failed' }
}
