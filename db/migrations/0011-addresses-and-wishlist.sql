create table addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  street_address text not null,
  landmark text not null default '',
  city text not null,
  state text not null,
  country text not null default 'India',
  postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  phone_number text not null check (phone_number ~ '^[0-9]{10}$'),
  alternate_number text not null default '',
  address_type text not null default 'HOME' check (address_type in ('HOME', 'WORK', 'OTHER')),
  additional_info text not null default '',
  selected boolean not null default false,
  created_at timestamptz not null
);

-- Newest first: ids grow with time.
create index addresses_of_user on addresses (user_id, id desc);
-- One is delivered to at a time.
create unique index addresses_selected on addresses (user_id) where selected;

create table wishlist_items (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  quantity integer not null default 1 check (quantity > 0),
  created_at timestamptz not null,
  primary key (user_id, product_id)
);

-- For letting go of a product.
create index wishlist_items_of_product on wishlist_items (product_id);
