-- What an order, its events and its parcel are is kept as keys; texts are made where they are shown.
-- contracts 0013-orders.sql
alter table orders drop column astray;
alter table orders drop column delivery_status;
alter table orders add column delivery_stage text not null default 'pending' check (delivery_stage in (
  'pending', 'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped',
  'inTransit', 'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered',
  'cancelRequested', 'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged', 'returned', 'notSent'));
alter table orders add column astray boolean not null
  generated always as (delivery_stage in ('lost', 'damaged', 'cancelled')) stored;
create index orders_astray on orders (id desc) where astray;

alter table order_events drop column text;
alter table order_events drop column place;
alter table order_events add column kind text not null check (kind in (
  'orderPlaced', 'orderCancelled', 'cancelTooLate', 'addressCorrected', 'newParcel', 'refundRequested',
  'refundCompleted', 'testRefundClosed', 'cancelledParcelMoves', 'earlierParcelMoves', 'earlierParcelDelivered',
  -- A stage of its parcel, or what we have no key for.
  'pending', 'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped',
  'inTransit', 'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered',
  'cancelRequested', 'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged', 'returned', 'notSent', 'courierWords'));
-- A place, the courier's own words: what the text needs besides its kind.
alter table order_events add column data jsonb not null default '{}';
alter table order_events add column actor text not null check (actor in ('customer', 'staff', 'shop', 'courier', 'provider'));

drop index shipments_not_arriving;
alter table shipments drop column courier_status;
alter table shipments add column courier_stage text check (courier_stage in (
  'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped', 'inTransit',
  'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered', 'cancelRequested',
  'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged'));
alter table shipments add column courier_words text;
create index shipments_not_arriving on shipments (courier_stage, courier_status_at)
  where courier_stage in ('attempted', 'partlyDelivered', 'comingBack', 'cameBack', 'cancelled', 'lost', 'damaged');
