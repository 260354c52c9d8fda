import { formatRupees } from '#contract/catalog/money.ts'
import type { OrderRefund } from '#contract/orders/order-refund.ts'
import { orderTexts } from '#contract/orders/orders.texts.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { Message } from '#web/ui/message.tsx'

/** What the shopper may expect of their money. */
export function RefundNote({ refund }: { refund: OrderRefund | null | undefined }) {
  if (!refund) return null
  const { state, done, open } = refund
  const amount = formatRupees(state === 'done' ? done : open)
  return (
    <>
      <Message tone={state === 'done' ? 'good' : 'plain'} text={orderTexts.refund[state].replace('{amount}', amount)} />
      {state === 'failed' && (
        <p>
          {rich(
            'Questions? Email <a>{mail}</a> with your order number.',
            {
              a: (mail) => (
                <a href={`mailto:${mail}`} className="font-medium text-brand underline underline-offset-4">
                  {mail}
                </a>
              ),
            },
            { mail: helpMail() },
          )}
        </p>
      )}
    </>
  )
}
