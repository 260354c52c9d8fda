-- The order list: sorted by total, narrowed to what was paid back or went astray.
create index orders_by_total on orders (total_paise desc, id desc);
create index orders_refunded on orders (id desc) where refunded_paise > 0;
create index refunds_open on refunds (payment_id) where status in ('due', 'requested', 'failed');
create index orders_astray on orders (id desc)
  where delivery_status in ('Lost by the courier', 'Damaged on the way', 'Shipment cancelled');
create index shipments_in_trouble on shipments (order_id) where trouble is not null;

-- Filters of the order list that people saved under a name, each for themselves.
create table order_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null
);
create unique index order_views_of_user on order_views (user_id, lower(name));
