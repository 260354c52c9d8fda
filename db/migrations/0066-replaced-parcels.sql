-- Since when the courier is known to move a parcel that another one replaced: its buyer is about to get two.
alter table shipments add column replaced_moving_at timestamptz;
create index shipments_replaced_moving on shipments (replaced_moving_at) where replaced_moving_at is not null;
