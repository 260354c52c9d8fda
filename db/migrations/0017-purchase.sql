-- The return window counts from here, not from a text in the timeline.
alter table orders add column delivered_at timestamptz;
update orders set delivered_at = (
  select max(event.at) from order_events as event where event.order_id = orders.id and event.text = 'Delivered'
) where status in ('delivered', 'returned');

-- Somebody wants it cancelled and the courier, who is to fetch it, has not agreed yet.
alter table orders add column cancel_requested_at timestamptz;
-- Its pieces are back in the stock, after a cancellation or a return.
alter table orders add column restocked_at timestamptz;
update orders set restocked_at = now() where status = 'cancelled';
-- What went back to the buyer of it; sales are counted without it.
alter table orders add column refunded_paise bigint not null default 0;
update orders set refunded_paise = refunds.amount_paise
  from refunds where refunds.payment_id = orders.payment_id and refunds.status = 'processed';
drop index orders_by_time;
create index orders_by_time on orders (created_at) include (id, status, total_paise, refunded_paise);

-- Two ways of being the same: asked for with the same items and address id, and carrying the same in all it has.
alter table checkouts add column request_key text;
update checkouts set request_key = fingerprint;
alter table checkouts alter column request_key set not null;

-- What was paid with test money never meets a real courier.
update shipments set provider = 'sandbox'
  from orders
  join payments on payments.id = orders.payment_id
  join payment_orders on payment_orders.id = payments.payment_order_id
  where orders.id = shipments.order_id and shipments.status = 'waiting' and payment_orders.provider = 'sandbox';
