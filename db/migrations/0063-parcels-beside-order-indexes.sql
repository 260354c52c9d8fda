-- What a courier says of a parcel changes an order's row twice before the parcel has left. An index knew that text, if only
-- to find parcels that went astray, so each time all of the order's indexes were written, its trigrams among them. Whether
-- one went astray hardly ever changes.
drop index orders_astray;
alter table orders set (fillfactor = 85);
alter table orders add column astray boolean not null
  generated always as (delivery_status in ('Lost by the courier', 'Damaged on the way', 'Shipment cancelled')) stored;
create index orders_astray on orders (id desc) where astray;
