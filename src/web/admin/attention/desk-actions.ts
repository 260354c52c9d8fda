import { reshipOrderCall } from '#contract/admin/order-parcel.endpoints.ts'
import { refundOrderCall, restockOrderCall } from '#contract/admin/orders.endpoints.ts'
import {
  type AttentionItem,
  confirmCancelledCall,
  refundUnusedPaymentCall,
  retryTroubleCall,
  settleTexts,
  settleTroubleCall,
} from '#contract/attention/attention.endpoints.ts'
import type { AttentionKind, DeskAction } from '#contract/attention/attention-kinds.ts'
import {
  linkStrayPaymentCall,
  linkTexts,
  refundStrayPaymentCall,
} from '#contract/attention/stray-payments.endpoints.ts'
import { formatRupees } from '#contract/catalog/money.ts'
import { api } from '#web/kit/api.ts'
import { adminOrderAddressPath, adminOrderPath } from '#web/kit/staff-paths.ts'
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
  mailFailed: 'Resend email',
  parcelStuck: 'Check with courier',
  parcelRunaway: 'Stop the parcel',
  cancelWaiting: 'Ask courier again',
  numberTaken: 'Book under a new number',
  balanceLow: 'Retry refunds',
  refundFailed: 'Retry refund',
}

const numberOf = ({ order, subject }: AttentionItem) => order?.number ?? subject
const moneyOf = ({ amount }: AttentionItem) => (amount === null ? 'the payment' : formatRupees(amount))
/** As it was when the list was loaded. */
const seenItem = ({ kind, subject, order }: AttentionItem) => ({ kind, subject, seen: order?.version ?? null })
const seenOrder = ({ order, subject }: AttentionItem) => ({ id: order?.id ?? subject, seen: order?.version ?? '' })
const orderIdOf = ({ order, subject }: AttentionItem) => order?.id ?? subject

const BUTTONS: Record<DeskAction, (item: AttentionItem) => DeskButton> = {
  retry: (item) => {
    const { kind } = item
    const run = async () => (await api(retryTroubleCall, seenItem(item))).message
    const text = RETRY_TEXTS[kind] ?? 'Retry'
    if (kind !== 'refundFailed' && kind !== 'balanceLow') return { text, run }
    return {
      text,
      confirmation: {
        title: `Retry the refund of ${moneyOf(item)}?`,
        text: 'Fix the cause first. No customer is refunded twice.',
        yes: 'Retry refund',
        doing: 'Retrying…',
        keep: 'Not now',
        act: run,
      },
    }
  },
  linkOrder: (item) => ({
    text: 'Belongs to an order…',
    confirmation: {
      title: `Which order is this payment of ${moneyOf(item)} for?`,
      text: 'You keep the money. We’ll note it in the order’s history with your name.',
      yes: 'Link payment',
      doing: 'Saving…',
      keep: 'Not now',
      field: { label: 'Order number', missing: linkTexts.numberMissing },
      reason: { label: 'What was it for?', missing: settleTexts.noteMissing, about: `linkOrder ${item.subject}` },
      act: async ({ field: orderNumber, reason: note }) =>
        (await api(linkStrayPaymentCall, { subject: item.subject, orderNumber, note })).message,
    },
  }),
  refund: (item) => ({
    text: 'Refund',
    confirmation: {
      title: item.order ? `Refund ${moneyOf(item)} for order ${numberOf(item)}?` : `Refund ${moneyOf(item)}?`,
      text: 'The full payment goes back to the customer’s original payment method. You can’t undo this.',
      yes: `Refund ${moneyOf(item)}`,
      doing: 'Refunding…',
      keep: 'Don’t refund',
      isDestructive: true,
      act: async () => {
        const { kind, subject } = item
        if (kind === 'moneyUnknown') return (await api(refundStrayPaymentCall, { subject })).message
        if (kind === 'paymentUnused') return (await api(refundUnusedPaymentCall, { subject })).message
        return (await api(refundOrderCall, seenOrder(item))).message
      },
    },
  }),
  cancel: (item) => ({
    text: 'Cancel and refund',
    confirmation: {
      title: `Cancel order ${numberOf(item)} and refund ${moneyOf(item)}?`,
      text: 'The items go back in stock and we’ll email the customer. You can’t undo this.',
      yes: `Cancel order and refund ${moneyOf(item)}`,
      doing: 'Cancelling…',
      keep: 'Keep order',
      isDestructive: true,
      act: async () => (await api(refundOrderCall, seenOrder(item))).message,
    },
  }),
  confirmCancel: (item) => ({
    text: 'Courier has cancelled',
    confirmation: {
      title: `Has the courier cancelled order ${numberOf(item)}?`,
      text: `Confirm only what you’ve seen in the courier’s panel: we’ll refund ${moneyOf(item)} and put the items back in stock. You can’t undo this.`,
      yes: `Cancel order and refund ${moneyOf(item)}`,
      doing: 'Cancelling…',
      keep: 'Keep waiting',
      isDestructive: true,
      reason: {
        label: 'Where did you see it?',
        missing: settleTexts.noteMissing,
        about: `confirmCancel ${item.subject}`,
      },
      act: async ({ reason }) =>
        (await api(confirmCancelledCall, { subject: item.subject, seen: item.order?.version ?? '', note: reason }))
          .message,
    },
  }),
  openOrder: (item) => ({ text: 'Open order', to: adminOrderPath(orderIdOf(item)) }),
  editAddress: (item) => ({ text: 'Correct address', to: adminOrderAddressPath(orderIdOf(item)) }),
  reship: (item) => ({
    text: 'Send a new parcel',
    confirmation: {
      title: `Send a new parcel for order ${numberOf(item)}?`,
      text: 'Pack the same items again. We’ll book the courier to pick them up.',
      yes: 'Send a new parcel',
      doing: 'Booking…',
      keep: 'Not now',
      act: async () => (await api(reshipOrderCall, seenOrder(item))).message,
    },
  }),
  restock: (item) => ({
    text: 'Put back in stock',
    confirmation: {
      title: `Put the items of order ${numberOf(item)} back in stock?`,
      text: 'They go on sale again right away.',
      yes: 'Put back in stock',
      doing: 'Saving…',
      keep: 'Keep out of stock',
      act: async () => (await api(restockOrderCall, seenOrder(item))).message,
    },
  }),
  settle: (item) => ({
    text: 'Mark as resolved',
    confirmation: {
      title: 'Mark as resolved?',
      text: 'We’ll take it off this list and save your name and note.',
      yes: 'Mark as resolved',
      doing: 'Saving…',
      keep: 'Keep on the list',
      reason: {
        label: 'How did you resolve it?',
        missing: settleTexts.noteMissing,
        about: `${item.kind} ${item.subject}`,
      },
      act: async ({ reason }) => (await api(settleTroubleCall, { ...seenItem(item), note: reason })).message,
    },
  }),
}
