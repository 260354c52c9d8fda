import { answerOrderCall, sellerAnswerFailures } from '#contract/admin/seller-answers.endpoints.ts'
import type { SellerAnswer } from '#contract/admin/seller-answers.ts'
import type { Order } from '#contract/orders/order.ts'
import { api } from '#web/kit/api.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

export const ANSWER_BUTTONS: Record<SellerAnswer, string> = {
  confirmed: 'I can send these',
  packed: 'Mark as packed',
  cannot: 'I can’t send these',
}

type Words = Pick<Confirmation, 'title' | 'text' | 'yes' | 'keep'>
type Asked = Pick<Order, 'id' | 'number' | 'lines'>

const pieces = ({ lines }: Asked) => {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 item' : `${count} items`
}

const WORDS: Record<SellerAnswer, (order: Asked) => Words> = {
  confirmed: (order) => ({
    title: `Send ${pieces(order)} for order ${order.number}?`,
    text: 'The shop will count on it.',
    yes: 'Yes, I can send these',
    keep: 'Not yet',
  }),
  packed: (order) => ({
    title: `Are all ${pieces(order)} packed?`,
    text: 'The shop counts on them then.',
    yes: 'Mark as packed',
    keep: 'Not yet',
  }),
  cannot: (order) => ({
    title: `Tell the shop you can’t send ${pieces(order)}?`,
    text: 'The shop reads your reason and looks after the customer.',
    yes: 'I can’t send these',
    keep: 'Go back',
  }),
}

/** What a seller is asked before they answer for their lines of an order. */
export const answering = (order: Asked, version: string, answer: SellerAnswer): Confirmation => ({
  ...WORDS[answer](order),
  doing: 'Saving…',
  isDestructive: answer === 'cannot',
  ...(answer === 'cannot' && {
    reason: { label: 'Why not?', missing: sellerAnswerFailures.reasonMissing.text, about: order.id },
  }),
  act: async ({ reason }) => (await api(answerOrderCall, { id: order.id, answer, reason, seen: version })).message,
})
