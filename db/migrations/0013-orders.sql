-- A priced draft that waits for its payment. While it is open its pieces are taken out of the stock for it.
create table checkouts (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  source text not null check (source in ('cart', 'buyNow')),
  status text not null default 'open' check (status in ('open', 'released', 'paid')),
  -- The same for the same items to the same address: a shopper who comes back to pay finds the draft again.
  fingerprint text not null,
  -- Who gets it where, as it stood when the shopper went to pay.
  customer jsonb not null,
  address jsonb not null,
  coupon_code text,
  subtotal_paise bigint not null check (subtotal_paise > 0),
  tax_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null check (total_paise > 0),
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index checkouts_of_user on checkouts (user_id, id desc);

create table checkout_lines (
  checkout_id uuid not null references checkouts (id) on delete cascade,
  place integer not null,
  product_id uuid references products (id) on delete set null,
  name text not null,
  image_id text references images (id),
  weight_g numeric(8, 2),
  price_paise integer not null check (price_paise > 0),
  quantity integer not null check (quantity > 0),
  primary key (checkout_id, place)
);

-- What the provider was asked to collect. One without a checkout is only an amount, and is used by whoever opened it.
create table payment_orders (
  id text primary key,
  provider text not null,
  user_id uuid references users (id) on delete set null,
  checkout_id uuid unique references checkouts (id),
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz not null
);

-- Money that reached us. Each row ends as exactly one order or exactly one refund.
create table payments (
  id text primary key,
  payment_order_id text not null references payment_orders (id),
  amount_paise bigint not null,
  currency text not null,
  status text not null check (status in ('unused', 'ordered', 'refunding', 'refunded')),
  received_at timestamptz not null
);
create index payments_of_order on payments (payment_order_id);

create table refunds (
  -- Also the key by which the provider recognises a repeated request.
  id uuid primary key,
  payment_id text not null unique references payments (id),
  amount_paise bigint not null,
  reason text not null,
  status text not null default 'due' check (status in ('due', 'requested', 'processed', 'failed')),
  provider_id text,
  created_at timestamptz not null,
  processed_at timestamptz
);

create table orders (
  id uuid primary key,
  -- Ours, for people, couriers and mails.
  number text not null unique,
  invoice_number text not null unique,
  user_id uuid references users (id) on delete set null,
  checkout_id uuid unique references checkouts (id),
  payment_id text not null unique references payments (id),
  source text not null,
  status text not null default 'processing' check (status in ('processing', 'shipped', 'delivered', 'cancelled', 'returned')),
  delivery_status text not null default 'Pending',
  customer jsonb not null,
  address jsonb not null,
  -- The buyer's account is gone: name and address go too as soon as nobody needs them for delivery.
  buyer_left boolean not null default false,
  coupon_code text,
  subtotal_paise bigint not null,
  tax_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  created_at timestamptz not null
);
create index orders_of_user on orders (user_id, id desc);

create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  place integer not null,
  product_id uuid references products (id) on delete set null,
  name text not null,
  image_id text references images (id),
  weight_g numeric(8, 2),
  price_paise integer not null,
  quantity integer not null,
  primary key (order_id, place)
);
create index order_lines_of_product on order_lines (product_id);

-- What happened to an order, for its timeline.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null,
  text text not null,
  place text
);
create index order_events_of_order on order_events (order_id, at);

create table coupon_uses (
  order_id uuid primary key references orders (id) on delete cascade,
  code text not null,
  user_id uuid references users (id) on delete set null,
  at timestamptz not null
);

-- Consecutive numbers without gaps, a series for each financial year: drawn inside the transaction of the order.
create table number_series (
  name text primary key,
  last integer not null
);

create table shipments (
  order_id uuid primary key references orders (id) on delete cascade,
  provider text not null,
  -- waiting: the courier has not been told all of it yet. sent: it is to be fetched or under way.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'cancelled')),
  provider_order_id text,
  provider_shipment_id text,
  awb text,
  courier_name text,
  track_url text,
  -- The newest status that the courier told, and when it was so.
  courier_status text,
  courier_status_at timestamptz,
  -- When the courier was last asked where it is.
  checked_at timestamptz,
  created_at timestamptz not null
);
-- Not unique: couriers use their numbers again after some years.
create index shipments_by_awb on shipments (awb);
create index shipments_under_way on shipments (checked_at nulls first) where status = 'sent';

-- Events of the providers that were dealt with; each comes at least once.
create table provider_events (
  provider text not null,
  id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index provider_events_received on provider_events (received_at);

-- The sandbox providers remember their own side, as real ones do.
create table sandbox_payment_orders (
  id text primary key,
  amount_paise bigint not null,
  receipt text not null,
  created_at timestamptz not null
);
create table sandbox_payments (
  id text primary key,
  payment_order_id text not null references sandbox_payment_orders (id),
  status text not null check (status in ('captured', 'failed', 'refunded')),
  refund_key text unique,
  created_at timestamptz not null
);
create table sandbox_shipments (
  order_number text primary key,
  -- When each step of the way was reached; those that only take time are not written down.
  reached jsonb not null,
  cancelled boolean not null default false
);
