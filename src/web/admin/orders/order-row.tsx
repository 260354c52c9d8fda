import { Link, useLocation } from 'react-router'
import { FULFILMENT_RULES, type Fulfilment, fulfilmentOf } from '#contract/admin/fulfilment.ts'
import { PAYMENT_STATE_TEXT, type PaymentState, paymentStateOf } from '#contract/admin/payment-state.ts'
import type { Order } from '#contract/orders/order.ts'
import { momentText } from '#web/kit/india-time.ts'
import { adminOrderPath } from '#web/kit/staff-paths.ts'
import { OrderStatusBadge } from '#web/orders/order-status-badge.tsx'
import { itemsText, piecesOf } from '#web/orders/order-words.ts'
import { TestBadge } from '#web/orders/test-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { Cell, NameCell, StaffRow } from '../staff-table.tsx'

/** Of a list in which orders can be chosen. */
export type RowChoice = { isChosen: boolean; onChoose: (isChosen: boolean) => void }

type Props = { order: Order; showsBuyer: boolean; choice?: RowChoice }

export function OrderRow({ order, showsBuyer, choice }: Props) {
  const { search } = useLocation()
  return (
    <StaffRow>
      <NameCell>
        <span className="flex items-center gap-2">
          {choice && <ChoiceBox name={order.number} {...choice} />}
          <span>
            <Link
              to={adminOrderPath(order.id)}
              state={{ list: search }}
              className="inline-flex min-h-8 items-center whitespace-nowrap font-semibold text-brand underline underline-offset-4 max-lg:min-h-11"
            >
              {order.number}
            </Link>{' '}
            <TestBadge money={order.money} />
            <time dateTime={order.createdAt} className="block text-fine text-ink-soft">
              {momentText(order.createdAt)}
            </time>
          </span>
        </span>
      </NameCell>
      {showsBuyer && (
        <Cell label="Customer">
          <span className="max-lg:text-right [overflow-wrap:anywhere]">
            <span className="block font-medium">{order.customer.name}</span>
            <span className="block text-ink-soft lg:max-xl:hidden">{order.customer.email}</span>
          </span>
        </Cell>
      )}
      <Cell label="Total" isNumber>
        <span className="max-lg:text-right">
          <Price amount={order.total} />
          <span className="block whitespace-nowrap text-fine text-ink-soft">{itemsText(piecesOf(order))}</span>
        </span>
      </Cell>
      <Cell label="Payment">
        <PaymentWords state={paymentStateOf(order)} />
      </Cell>
      <Cell label="Fulfilment">
        <FulfilmentWords at={fulfilmentOf({ ...order, isBeingCancelled: isBeingCancelled(order) })} />
      </Cell>
      <Cell label="Status">
        <OrderStatusBadge status={order.status} />
      </Cell>
    </StaffRow>
  )
}

/** The courier is being asked to stop it. */
const isBeingCancelled = ({ status, allowCancel }: Order) => status === 'processing' && !allowCancel

/** A colour is for what somebody has to see to: the status has its own. */
const PaymentWords = ({ state }: { state: PaymentState }) =>
  state === 'refund-failed' ? <Badge tone="bad">{PAYMENT_STATE_TEXT[state]}</Badge> : PAYMENT_STATE_TEXT[state]

const ASTRAY: readonly Fulfilment[] = ['lost', 'courierCancelled']

function FulfilmentWords({ at }: { at: Fulfilment }) {
  const { text } = FULFILMENT_RULES[at]
  return ASTRAY.includes(at) ? <Badge tone="bad">{text}</Badge> : text
}

/** Its spot is as large as a thumb; the box itself is not. */
function ChoiceBox({ name, isChosen, onChoose }: RowChoice & { name: string }) {
  return (
    <label className="-ml-3 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        aria-label={`Choose ${name}`}
        className="size-5 accent-brand"
      />
    </label>
  )
}
