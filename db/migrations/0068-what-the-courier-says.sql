-- When the courier was last told of a parcel of which we know no id: the answer may be lost, and its search may be behind.
alter table shipments add column announced_at timestamptz;
-- The sum it was told, by which ours is known: what is paid back later changes what the order comes to.
alter table shipments add column announced_paise bigint;
-- The version before did not note it: the courier may have been told just now.
update shipments set announced_at = now()
  where provider = 'shiprocket' and status = 'waiting' and provider_order_id is null;
-- The courier's own ids of the parcels that another one replaced; null where none was kept. Only their news is news of them.
alter table shipments add column replaced_ids text[];

-- Another order lies under our number at the courier.
alter table shipments drop constraint shipments_trouble_check;
alter table shipments add constraint shipments_trouble_check
  check (trouble in ('walletEmpty', 'refused', 'unreachable', 'runaway', 'numberTaken'));

-- What staff have to look at: the buyer has goods and money.
create index orders_delivered_refunded on orders (id) where status = 'delivered' and refunded_paise > 0;
