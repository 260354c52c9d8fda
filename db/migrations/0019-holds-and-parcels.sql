-- When these pieces were first set aside for this shopper: a hold that is renewed, or passed on to another draft, ends by it.
-- For checkouts that are over it says nothing.
alter table checkouts add column held_since timestamptz not null default now();
update checkouts set held_since = created_at where status = 'open';
alter table checkouts alter column held_since drop default;
-- How many calls ask the provider for this checkout at this moment: the last one that fails puts its pieces back.
alter table checkouts add column askers integer not null default 0 check (askers >= 0);
create index checkouts_open on checkouts (user_id) where status = 'open';

-- byHand: staff moved the order along before the courier was booked, so the courier is not told of it any more.
alter table shipments drop constraint shipments_status_check;
alter table shipments add constraint shipments_status_check
  check (status in ('waiting', 'sent', 'done', 'cancelled', 'byHand')) not valid;
update shipments set status = 'byHand'
  from orders
  where orders.id = shipments.order_id and shipments.status = 'waiting' and orders.status in ('shipped', 'delivered', 'returned');
