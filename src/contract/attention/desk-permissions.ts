import type { Permission } from '#contract/accounts/permissions.ts'
import { type AttentionKind, DESK_ACTIONS, type DeskAction } from './attention-kinds.ts'
import { jobPermission } from './job-names.ts'
import type { Trouble } from './trouble.ts'

type Asked = Partial<Record<DeskAction, Permission>>

/** Takes it off the desk and changes nothing else. */
const RESOLVED = { settle: 'mendTroubles' } as const
/** What the order's own calls and its page ask for. */
const OPEN = { openOrder: 'manageAllOrders' } as const
const PAY_BACK = { refund: 'refundOrders', cancel: 'refundOrders' } as const

/** What can be done at the desk about each kind, and which permission that asks for: the one that its own call asks for. */
const ASKED: Record<AttentionKind, Asked> = {
  jobsWaiting: { retry: 'mendTroubles' },
  walletEmpty: { retry: 'manageAllOrders' },
  balanceLow: { retry: 'refundOrders' },
  accountChanged: { settle: 'refundOrders' },
  paymentDisputed: { ...OPEN, settle: 'refundOrders' },
  moneyUnknown: { linkOrder: 'refundOrders', refund: 'refundOrders', settle: 'refundOrders' },
  refundFailed: { retry: 'refundOrders', settle: 'refundOrders' },
  paymentUnused: { refund: 'refundOrders', settle: 'refundOrders' },
  parcelRunaway: { retry: 'manageAllOrders', ...RESOLVED },
  parcelTwice: { ...OPEN, ...RESOLVED },
  refundedDelivered: { ...OPEN, ...RESOLVED },
  sellerCannot: { ...OPEN, ...RESOLVED },
  numberTaken: { retry: 'manageAllOrders', ...PAY_BACK, ...RESOLVED },
  bookingRefused: { editAddress: 'manageAllOrders', retry: 'manageAllOrders', ...PAY_BACK, ...RESOLVED },
  notSent: { retry: 'manageAllOrders', ...OPEN, ...PAY_BACK, ...RESOLVED },
  cancelWaiting: { retry: 'manageAllOrders', confirmCancel: 'refundOrders', ...RESOLVED },
  parcelLost: { refund: 'refundOrders', reship: 'manageAllOrders', ...RESOLVED },
  parcelReturned: { refund: 'refundOrders', restock: 'manageAllOrders', ...RESOLVED },
  deliveryFailed: { reship: 'manageAllOrders', ...OPEN, ...PAY_BACK, ...RESOLVED },
  parcelStuck: { retry: 'mendTroubles', ...OPEN, ...RESOLVED },
  mailFailed: { retry: 'mendTroubles', ...RESOLVED },
  jobsStuck: { retry: 'mendTroubles' },
  jobFailed: { retry: 'mendTroubles', ...RESOLVED },
  eventsUnread: RESOLVED,
}

/** What the desk offers for a kind, to one person or another. */
export const actionsOf = (kind: AttentionKind): DeskAction[] => DESK_ACTIONS.filter((action) => action in ASKED[kind])

const ABOUT_JOBS: readonly AttentionKind[] = ['jobsStuck', 'jobFailed']

/** Which permission an action asks for; undefined where the kind knows no such action. About a task it is the task's own. */
export function permissionFor(
  { kind, code }: Pick<Trouble, 'kind' | 'code'>,
  action: DeskAction,
): Permission | undefined {
  const asked = ASKED[kind][action]
  return asked && code !== null && ABOUT_JOBS.includes(kind) ? jobPermission(code) : asked
}

/** What moves money asks for the password as well. */
export const movesMoney = (trouble: Pick<Trouble, 'kind' | 'code'>, action: DeskAction): boolean =>
  permissionFor(trouble, action) === 'refundOrders'
