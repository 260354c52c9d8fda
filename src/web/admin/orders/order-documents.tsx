import { ListChecks, Package, Tag } from 'lucide-react'
import { labelsCall, packingSlipsCall, pickListCall } from '#contract/admin/order-documents.endpoints.ts'
import type { Order } from '#contract/orders/order.ts'
import { DocumentButton } from './document-button.tsx'

type Props = { order: Pick<Order, 'id' | 'status' | 'parcel'>; managesAll: boolean; isOwnDelivery?: boolean }

/** The papers that go with one order. A courier's label is there once one is booked. */
export function OrderDocuments({ order, managesAll, isOwnDelivery = false }: Props) {
  const isCarried = order.status !== 'cancelled' && (isOwnDelivery || order.parcel.courierName !== null)
  const ids = [order.id]
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      <DocumentButton call={packingSlipsCall} orderIds={ids} text="Packing slip" icon={Package} />
      <DocumentButton call={pickListCall} orderIds={ids} text="Pick list" icon={ListChecks} />
      {managesAll && isCarried && <DocumentButton call={labelsCall} orderIds={ids} text="Shipping label" icon={Tag} />}
    </div>
  )
}
