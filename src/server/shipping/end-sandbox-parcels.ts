import { sql } from 'kysely'
import type { ShippingGateway } from '#server/gateways/shipping/shipping-gateway.ts'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Called when the shop opens. Where its courier is not the sandbox any more, what the sandbox was carrying is the shop's own to
 * ship: nothing else moves it along.
 */
export async function endSandboxParcels(db: Db, courier: ShippingGateway['provider']): Promise<void> {
  if (courier === 'sandbox') return
  await sql`
    with taken as (
      update shipments set
        provider = 'own',
        status = case when orders.status = 'processing' then 'waiting' else 'byHand' end,
        provider_order_id = null, provider_shipment_id = null, awb = null, courier_name = null, track_url = null,
        courier_stage = null, courier_words = null, courier_status_at = null, checked_at = null,
        trouble = null, trouble_text = null, trouble_at = null
      from orders
      where orders.id = shipments.order_id and shipments.provider = 'sandbox' and shipments.status in ('waiting', 'sent')
      returning shipments.order_id
    )
    update orders set delivery_stage = 'pending' from taken
    where orders.id = taken.order_id and orders.status = 'processing' and orders.cancel_requested_at is null`.execute(
    db,
  )
}
