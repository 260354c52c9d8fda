import {
  BellRing,
  type LucideIcon,
  MessageSquareWarning,
  PackageCheck,
  PackageMinus,
  PackageX,
  Store,
  Undo2,
} from 'lucide-react'
import type { Todos } from '#contract/admin/todos.endpoints.ts'
import { ATTENTION_PATH } from '#contract/attention/attention-path.ts'
import { ADMIN_GRIEVANCES_PATH, ADMIN_SELLERS_PATH, adminListPath } from '#web/kit/staff-paths.ts'

type TodoLink = {
  kind: keyof Todos
  name: string
  /** What is counted: one of it, and several. */
  unit: readonly [string, string]
  to: string
  icon: LucideIcon
  isUrgent?: true
}

/** Most urgent first, each with the list where it is done. */
export const TODO_LINKS: readonly TodoLink[] = [
  {
    kind: 'toPack',
    name: 'To pack',
    unit: ['order', 'orders'],
    to: adminListPath('orders', { fulfilment: 'to-pack' }),
    icon: PackageCheck,
  },
  {
    kind: 'attention',
    name: 'Needs attention',
    unit: ['item', 'items'],
    to: ATTENTION_PATH,
    icon: BellRing,
    isUrgent: true,
  },
  {
    kind: 'refundsDue',
    name: 'Refunds due',
    unit: ['refund', 'refunds'],
    to: adminListPath('orders', { attention: 'yes' }),
    icon: Undo2,
    isUrgent: true,
  },
  {
    kind: 'sellersWaiting',
    name: 'Sellers waiting',
    unit: ['seller', 'sellers'],
    to: `${ADMIN_SELLERS_PATH}?state=waiting`,
    icon: Store,
  },
  {
    kind: 'grievances',
    name: 'Complaints',
    unit: ['complaint', 'complaints'],
    to: ADMIN_GRIEVANCES_PATH,
    icon: MessageSquareWarning,
    isUrgent: true,
  },
  {
    kind: 'lowStock',
    name: 'Low stock',
    unit: ['product', 'products'],
    to: adminListPath('products', { state: 'onSale', stock: 'low' }),
    icon: PackageMinus,
  },
  {
    kind: 'outOfStock',
    name: 'Out of stock',
    unit: ['product', 'products'],
    to: adminListPath('products', { state: 'onSale', stock: 'out' }),
    icon: PackageX,
  },
]
