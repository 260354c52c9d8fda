-- A log of what visitors did, under the random id of their cookie. It names products without holding on to them:
-- a product that is deleted need not search millions of lines.
create table activities (
  id uuid primary key,
  visitor_id uuid not null,
  user_id uuid references users (id) on delete set null,
  product_id uuid not null,
  action text not null check (action in ('show', 'addToCart', 'wishlist', 'purchase')),
  at timestamptz not null default now()
);
create index activities_of_visitor on activities (visitor_id, at desc) include (product_id, action);
create index activities_of_user on activities (user_id, at desc) include (product_id) where user_id is not null;

-- How much is going on about a product: a sum that halves every few days, kept as a logarithm relative to a fixed
-- moment. All sums shrink at the same pace, so their order holds without ever being computed anew.
create table product_heat (
  product_id uuid primary key references products (id) on delete cascade,
  heat double precision not null
);
create index product_heat_hottest on product_heat (heat desc, product_id desc);

-- How often two products were looked at or bought by the same person, both ways round. What is no longer sold is
-- left out when reading.
create table product_pairs (
  product_id uuid not null,
  other_id uuid not null check (other_id <> product_id),
  weight double precision not null check (weight > 0),
  primary key (product_id, other_id)
);
create index product_pairs_strongest on product_pairs (product_id, weight desc, other_id desc);
