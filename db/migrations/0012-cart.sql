-- The carts of people with an account, the same on each of their devices. Visitors keep theirs in the browser.
create table cart_items (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  -- What the shopper saw when it was put in: a new price is told, never charged unseen. Nothing is priced by it.
  price_paise integer not null check (price_paise >= 0),
  -- The order of the lines.
  place integer not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- For letting go of a product.
create index cart_items_of_product on cart_items (product_id);
