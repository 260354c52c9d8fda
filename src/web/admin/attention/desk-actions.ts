import { reshipOrderCall } from '#contract/admin/order-parcel.endpoints.ts'
import { refundOrderCall, restockOrderCall } from '#contract/admin/orders.endpoints.ts'
import {
  type AttentionItem,
  refundUnusedPaymentCall,
  retryTroubleCall,
  settleTroubleCall,
} from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind, DeskAction } from '#contract/attention/attention-kinds.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { api } from '#web/kit/api.ts'
import { adminOrderAddressPath } from '#web/kit/staff-paths.ts'
import type { Confirmation } from '../confirm-dialog.tsx'

/** A button at the desk: asks first, does it at once, or leads somewhere. */
export type DeskButton = { text: string } & (
  | { confirmation: Confirmation }
  | { run: () => Promise<string> }
  | { to: string }
)

/** What can be done about something, the likeliest first. */
export const buttonsFor = (item: AttentionItem): DeskButton[] => item.actions.map((action) => BUTTONS[action](item))

const RETRY_TEXTS: Partial<Record<AttentionKind, string>> = {
  mailFailed: 'Send again',
  parcelStuck: 'Ask the courier',
  parcelRunaway: 'Ask to stop it',
  cancelWaiting: 'Ask again',
}

/** What people call it. */
const nameOf = ({ order }: AttentionItem) => (order ? `order ${order.number}` : 'this payment')
const moneyOf = ({ amount }: AttentionItem) => (amount === null ? 'the payment' : formatRupees(amount))
const orderIdOf = ({ order, subject }: AttentionItem) => order?.id ?? subject

const BUTTONS: Record<DeskAction, (item: AttentionItem) => DeskButton> = {
  retry: (item) => {
    const { kind, subject } = item
    const run = async () => (await api(retryTroubleCall, { kind, subject })).message
    const text = RETRY_TEXTS[kind] ?? 'Try again'
    if (kind !== 'refundFailed') return { text, run }
    return {
      text,
      confirmation: {
        title: `Refund ${moneyOf(item)} again?`,
        text: 'The payment provider is asked once more. The buyer is not paid twice.',
        yes: 'Try again',
        doing: 'Trying…',
        act: run,
      },
    }
  },
  refund: (item) => ({
    text: 'Refund',
    confirmation: {
      title: `Refund ${moneyOf(item)} for ${nameOf(item)}?`,
      text: 'The whole amount goes back the way it came. This cannot be undone.',
      yes: `Refund ${moneyOf(item)}`,
      doing: 'Refunding…',
      isDestructive: true,
      act: async () => {
        const { kind, subject } = item
        if (kind === 'paymentUnused') return (await api(refundUnusedPaymentCall, { subject })).message
        return (await api(refundOrderCall, { id: orderIdOf(item) })).message
      },
    },
  }),
  cancel: (item) => ({
    text: 'Cancel and refund',
    confirmation: {
      title: `Cancel and refund ${nameOf(item)}?`,
      text: 'The items go back into stock, the full payment is refunded, and the buyer gets a mail. This cannot be undone.',
      yes: `Cancel and refund ${moneyOf(item)}`,
      doing: 'Cancelling…',
      isDestructive: true,
      act: async () => (await api(refundOrderCall, { id: orderIdOf(item) })).message,
    },
  }),
  editAddress: (item) => ({ text: 'Correct the address', to: adminOrderAddressPath(orderIdOf(item)) }),
  reship: (item) => ({
    text: 'Send again',
    confirmation: {
      title: `Send ${nameOf(item)} again?`,
      text: 'The courier is asked to fetch a new parcel. Pack the same items once more.',
      yes: 'Send a new parcel',
      doing: 'Booking…',
      act: async () => (await api(reshipOrderCall, { id: orderIdOf(item) })).message,
    },
  }),
  restock: (item) => ({
    text: 'Put back in stock',
    confirmation: {
      title: `Put the items of ${nameOf(item)} back in stock?`,
      text: 'They can be sold again at once.',
      yes: 'Put back',
      doing: 'Putting back…',
      act: async () => (await api(restockOrderCall, { id: orderIdOf(item) })).message,
    },
  }),
  settle: ({ kind, subject }) => ({
    text: 'Mark as settled',
    confirmation: {
      title: 'Mark as settled?',
      text: 'It leaves this list. Your name and note are kept.',
      yes: 'Mark as settled',
      doing: 'Saving…',
      reason: { label: 'How was it settled?', missing: 'Say in a few words how it was settled' },
      act: async ({ reason }) => (await api(settleTroubleCall, { kind, subject, note: reason })).message,
    },
  }),
}
