import type { SellerOfOrder } from '#contract/admin/seller-answers.endpoints.ts'
import { ANSWER_NAMES, nextAnswers, type SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { Order } from '#contract/orders/order.ts'
import { momentText } from '#web/kit/india-time.ts'
import { OrderSection } from '#web/orders/order-section.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { ANSWER_BUTTONS, answering } from './answer-confirmations.ts'
import { useOrderActions } from './use-order-actions.tsx'

const TONES: Record<SellerAnswer | 'none', Tone> = { none: 'wait', confirmed: 'info', packed: 'good', cannot: 'bad' }

type Props = { order: Order; version: string; sellers: SellerOfOrder[]; me: string }

/** What each seller says to their lines. Whoever looks at their own can answer. */
export function SellerAnswers({ order, version, sellers, me }: Props) {
  if (sellers.length === 0) return null
  const isOwn = sellers.length === 1 && sellers[0]?.sellerId === me
  return (
    <OrderSection title={isOwn ? 'Can you send these?' : 'Sellers'}>
      <ul aria-label="Sellers" className="grid gap-4">
        {sellers.map((seller) => (
          <li key={seller.sellerId} className="grid gap-2">
            <Said seller={seller} />
            {seller.sellerId === me && <OwnAnswer order={order} version={version} said={seller.answer} />}
          </li>
        ))}
      </ul>
    </OrderSection>
  )
}

function Said({ seller: { name, answer, reason, at } }: { seller: SellerOfOrder }) {
  return (
    <div className="grid gap-1 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{name}</span>
        <Badge tone={TONES[answer ?? 'none']}>{ANSWER_NAMES[answer ?? 'none']}</Badge>
        {at && (
          <time dateTime={at} className="text-ink-soft text-small">
            {momentText(at)}
          </time>
        )}
      </p>
      {reason && <p>“{reason}”</p>}
    </div>
  )
}

/** Large enough for a thumb between two parcels. */
function OwnAnswer({ order, version, said }: Pick<Props, 'order' | 'version'> & { said: SellerAnswer | null }) {
  const { run, dialog, changed } = useOrderActions()
  const answers = nextAnswers(order.status, said)
  if (answers.length === 0) return <Message text={changed} />
  return (
    <div data-keeps-focus tabIndex={-1} className="flex flex-wrap gap-2 outline-none max-sm:*:grow">
      {answers.map((answer, index) => (
        <Button
          key={answer}
          look={index === 0 ? 'primary' : 'secondary'}
          onClick={() => run({ confirmation: answering(order, version, answer) })}
        >
          {ANSWER_BUTTONS[answer]}
        </Button>
      ))}
      <Message text={changed} />
      {dialog}
    </div>
  )
}
