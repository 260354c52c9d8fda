import { REFUND_REASONS, type RefundReason } from '#contract/orders/order-refund.ts'
import { DELIVERY_STAGES, type DeliveryStage } from '#contract/shipping/delivery-stages.ts'
import type { AttentionKind, DeskAction } from './attention-kinds.ts'
import { errorInWords, refusedFields } from './error-in-words.ts'
import { jobInWords } from './job-names.ts'

/** What the shop knows of something that went wrong. */
export type Trouble = {
  kind: AttentionKind
  /** How many orders, tasks or events it stands for. */
  count: number
  /** What exactly: the stage of a parcel, the name of a task, a provider, why a refund was due. */
  code: string | null
  /** What it failed with, as it was logged: it names nobody. */
  error: string | null
  /** Of a mail: to whom, and what it was about. */
  to: string | null
  about: string | null
  /** Of a parcel that will not arrive: what is left to do for it. */
  isRefunded: boolean
  isRestocked: boolean
  /** A parcel of its order left before: it can be refunded, but no longer cancelled. */
  hasLeft: boolean
  /** For a mail: its text is still there, so it can be sent again. */
  isWhole: boolean
}

type Words = {
  /** What happened, and why. */
  cause: string
  /** What mends it. */
  remedy: string
  /** What can be done at the desk, the likeliest first. */
  actions: readonly DeskAction[]
}

/** What happened and what to do about it, for people who have not read the code. */
export const describeTrouble = (trouble: Trouble): Words => WORDS[trouble.kind](trouble)

const some = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const stageOf = (code: string | null) =>
  code !== null && code in DELIVERY_STAGES ? (code as DeliveryStage) : undefined

/** How the buyer gets the money back for what does not go out. */
const payBack = ({ hasLeft }: Trouble) =>
  hasLeft
    ? ({ words: 'refund', action: 'refund' } as const)
    : ({ words: 'cancel and refund', action: 'cancel' } as const)

const FAILED_DELIVERIES: Partial<Record<DeliveryStage, Words>> = {
  attempted: {
    cause: 'The courier could not hand over the parcel: nobody was there, or it was refused.',
    remedy: 'Call the buyer and agree on a time; the courier tries again.',
    actions: ['settle'],
  },
  partlyDelivered: {
    cause: 'The courier says that only a part of the parcel was delivered.',
    remedy: 'Ask the buyer what is missing.',
    actions: ['settle'],
  },
  comingBack: {
    cause: 'The courier gave up on delivering and is bringing the parcel back.',
    remedy: 'Call the buyer. Refund the order once the parcel is back.',
    actions: ['settle'],
  },
}
const cancelledByCourier = (trouble: Trouble): Words => ({
  cause: 'The courier cancelled this parcel. The order is paid and still has to go out.',
  remedy: `Send it again under a new parcel number, or ${payBack(trouble).words} the order.`,
  actions: ['reship', payBack(trouble).action, 'settle'],
})
const NOT_DELIVERED: Words = {
  cause: 'The parcel was not delivered.',
  remedy: 'Ask the courier where it is.',
  actions: ['settle'],
}

const WORDS: Record<AttentionKind, (trouble: Trouble) => Words> = {
  walletEmpty: ({ count }) => ({
    cause: `The courier books no parcels until its wallet is recharged. ${some(count, 'order is', 'orders are')} waiting.`,
    remedy: 'Recharge the courier wallet, then try again.',
    actions: ['retry'],
  }),
  refundFailed: ({ code, error }) => ({
    cause: ['The payment provider did not pay the buyer back.', error, whyDue(code)].filter(Boolean).join(' '),
    remedy: 'Try again. If it keeps failing, pay the buyer another way and mark it as settled.',
    actions: ['retry', 'settle'],
  }),
  paymentUnused: () => ({
    cause: 'This was paid, and no order was placed for it.',
    remedy: 'Refund it. If you paid the buyer back another way, mark it as settled: it then buys nothing any more.',
    actions: ['refund', 'settle'],
  }),
  parcelRunaway: () => ({
    cause: 'The order is cancelled and refunded, but the courier is moving its parcel.',
    remedy: 'Call the courier and have the parcel stopped.',
    actions: ['retry', 'settle'],
  }),
  bookingRefused: (trouble) => {
    const { error } = trouble
    const fields = refusedFields(error)
    return {
      cause: fields ? `The courier does not accept the ${fields}.` : errorInWords(error),
      remedy: fields
        ? 'Correct the address; the parcel is then booked again.'
        : `Check the address and try again, or ${payBack(trouble).words} the order.`,
      actions: ['editAddress', 'retry', payBack(trouble).action, 'settle'],
    }
  },
  notSent: (trouble) => ({
    cause: trouble.error
      ? `The courier has not been booked for more than a day. ${errorInWords(trouble.error)}`
      : 'The courier has not been booked for more than a day.',
    remedy: trouble.hasLeft
      ? 'Try again. If the courier stays away, send it yourself and mark the order as delivered once it is there.'
      : 'Try again. If the courier stays away, send it yourself and mark the order as shipped.',
    actions: ['retry', payBack(trouble).action, 'settle'],
  }),
  cancelWaiting: () => ({
    cause: 'The buyer wants to cancel, and the courier has not answered for more than a day.',
    remedy: 'Ask again, or call the courier. Nothing is refunded until the courier agrees.',
    actions: ['retry', 'settle'],
  }),
  parcelLost: ({ code, isRefunded }) => ({
    cause: `The courier says: ${stageOf(code) === 'damaged' ? 'damaged on the way' : 'lost'}.${isRefunded ? ' The buyer is refunded.' : ''}`,
    remedy: isRefunded
      ? 'Claim the loss from the courier, then mark it as settled.'
      : 'Refund the order or send it again, and claim the loss from the courier.',
    actions: isRefunded ? ['settle'] : ['refund', 'reship', 'settle'],
  }),
  parcelReturned: ({ isRefunded, isRestocked }) => ({
    cause: `The parcel came back to the shop${isRefunded ? ', and the buyer is refunded' : ', and the buyer has not been refunded'}.`,
    remedy: isRestocked
      ? 'Refund the order.'
      : `Check the goods and put them back in stock if they can be sold again${isRefunded ? '' : ', and refund the order'}.`,
    actions: [...(isRefunded ? [] : (['refund'] as const)), ...(isRestocked ? [] : (['restock'] as const)), 'settle'],
  }),
  deliveryFailed: (trouble) => {
    const stage = stageOf(trouble.code)
    if (stage === 'cancelled') return cancelledByCourier(trouble)
    return FAILED_DELIVERIES[stage ?? 'delivered'] ?? NOT_DELIVERED
  },
  parcelStuck: ({ code }) => ({
    cause: `Nothing has been heard of this parcel for five days or more. ${lastHeard(code)}`,
    remedy: 'Ask the courier where it is, and tell the buyer.',
    actions: ['retry', 'settle'],
  }),
  mailFailed: ({ to, about, error, isWhole }) => ({
    cause: `“${about ?? 'A mail'}” did not reach ${to ?? 'its recipient'}. ${errorInWords(error)}`,
    remedy: isWhole
      ? 'Send it again, or reach them another way.'
      : 'Mails that may hold a code are not kept. They can ask for a new one.',
    actions: isWhole ? ['retry', 'settle'] : ['settle'],
  }),
  jobsStuck: ({ count, code, error }) => ({
    cause: `${jobInWords(code)}: ${some(count, 'task has', 'tasks have')} been failing for an hour or more. ${errorInWords(error)}`,
    remedy: 'The shop keeps trying by itself. Mend the cause, then try again at once.',
    actions: ['retry'],
  }),
  jobFailed: ({ code, error }) => ({
    cause: `${jobInWords(code)}: given up after the last try. ${errorInWords(error)}`,
    remedy: 'Mend the cause and try again, or mark it as settled if it is no longer needed.',
    actions: ['retry', 'settle'],
  }),
  eventsUnread: ({ count, code }) => ({
    cause: `${providerName(code)} sent ${some(count, 'message', 'messages')} that the shop does not understand.`,
    remedy:
      'Payments and parcels are also checked by asking, so nothing is lost. Tell whoever looks after the shop’s software.',
    actions: ['settle'],
  }),
}

const whyDue = (code: string | null) =>
  code !== null && code in REFUND_REASONS && `Reason for the refund: ${REFUND_REASONS[code as RefundReason]}.`

function lastHeard(code: string | null): string {
  const stage = stageOf(code)
  return stage ? `The last was: ${DELIVERY_STAGES[stage].text.toLowerCase()}.` : 'It has not been picked up.'
}

const PROVIDERS: Record<string, string> = { razorpay: 'Razorpay', shiprocket: 'Shiprocket', sandbox: 'The sandbox' }
const providerName = (code: string | null) => PROVIDERS[code ?? ''] ?? 'A provider'
