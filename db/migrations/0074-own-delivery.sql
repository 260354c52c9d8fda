-- What was paid with real money is the shop's own to ship: the sandbox courier took such parcels where no other was set up, and moved
-- them along by itself. What it said so far stays in the timelines of the orders; what it made up of the parcel goes.
with taken as (
  update shipments set
    provider = 'own',
    status = case when orders.status = 'processing' then 'waiting' else 'byHand' end,
    provider_order_id = null, provider_shipment_id = null, awb = null, courier_name = null, track_url = null,
    courier_status = null, courier_status_at = null, checked_at = null, trouble = null, trouble_text = null, trouble_at = null
  from orders
  join payments on payments.id = orders.payment_id
  join payment_orders on payment_orders.id = payments.payment_order_id
  where orders.id = shipments.order_id and shipments.provider = 'sandbox' and shipments.status in ('waiting', 'sent')
    and payment_orders.provider <> 'sandbox'
  returning shipments.order_id
)
update orders set delivery_status = 'Pending' from taken
  where orders.id = taken.order_id and orders.status = 'processing' and orders.cancel_requested_at is null;
