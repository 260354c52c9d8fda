create table reviews (
  id uuid primary key, product_id uuid not null references all_products on delete cascade,
  user_id uuid references users on delete set null, -- Null once the reviewer's account is gone; the review stays.
  rating smallint not null check (rating between 1 and 5), message text not null check (length(message) between 1 and 2000),
  verified boolean not null default false, -- The reviewer had received the product when they wrote.
  removed_reason text, removed_at timestamptz, -- By staff, until they restore it; null while it is shown.
  version integer not null default 1, created_at timestamptz not null default now(),
  unique (product_id, user_id)
);
-- Newest first, page by page; the rating lies in the index, so that counting the stars reads nothing else.
create index reviews_newest on reviews (product_id, created_at desc, id desc) include (rating);
create index reviews_of_user on reviews (user_id);
-- What everybody reads; `reviews_newest` knows the removed ones too.
create index reviews_shown on reviews (product_id, created_at desc, id desc) include (rating) where removed_at is null;
-- The list of staff, and the few in it that are removed.
create index reviews_by_time on reviews (created_at desc, id desc);
create index reviews_removed on reviews (created_at desc, id desc) where removed_at is not null;

-- A log of what visitors did, under the random id of their cookie. It names products without a reference: it is long.
create table activities (
  id uuid primary key, visitor_id uuid not null,
  user_id uuid references users on delete set null,
  product_id uuid not null, action text not null check (action in ('show', 'addToCart', 'wishlist', 'purchase')),
  at timestamptz not null default now()
);
create index activities_of_visitor on activities (visitor_id, at desc) include (product_id, action);
create index activities_of_user on activities (user_id, at desc) include (product_id) where user_id is not null;

-- How much is going on about a product: a sum that halves every few days, kept as a logarithm relative to a fixed moment. All
-- sums shrink at the same pace, so their order holds without ever being computed anew.
create table product_popularity (
  product_id uuid primary key references all_products on delete cascade,
  popularity double precision not null
);
create index products_by_popularity on product_popularity (popularity desc, product_id desc);

-- How often two products were looked at or bought by the same person, both ways round, also what is no longer sold.
create table product_pairs (
  product_id uuid not null, other_id uuid not null, weight double precision not null check (weight > 0),
  check (other_id <> product_id),
  primary key (product_id, other_id)
);
create index product_pairs_strongest on product_pairs (product_id, weight desc, other_id desc);

create table wishlist_items (
  user_id uuid not null references users on delete cascade, product_id uuid not null references all_products on delete cascade,
  quantity integer not null default 1 check (quantity > 0), created_at timestamptz not null,
  primary key (user_id, product_id)
);
create index wishlist_items_of_product on wishlist_items (product_id);

-- The carts of people with an account, the same on each of their devices. Visitors keep theirs in the browser.
create table cart_items (
  user_id uuid not null references users on delete cascade, product_id uuid not null references all_products on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  -- What the shopper saw when it was put in: a new price is told, never charged unseen. Nothing is priced by it.
  price_paise integer not null check (price_paise >= 0),
  place integer not null, -- The order of the lines.
  updated_at timestamptz not null default now(),
  saved boolean not null default false, -- What is put aside for later lies beside the cart: a product is in one of the two.
  primary key (user_id, product_id)
);
create index cart_items_of_product on cart_items (product_id);
