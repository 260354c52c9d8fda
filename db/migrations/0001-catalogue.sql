-- Pictures by the hash of what was uploaded; their files live in the media store.
create table images (
  id text primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now()
);

create table products (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  category text not null check (category in ('Writing', 'Paper', 'DeskSupplies', 'Filing', 'Reusable', 'TechStationery')),
  price_paise integer not null check (price_paise > 0),
  description text not null,
  stock integer not null check (stock >= 0),
  image_id text not null references images (id),
  weight_g numeric(8, 2),
  height_cm numeric(8, 2),
  length_cm numeric(8, 2),
  width_cm numeric(8, 2),
  attributes jsonb not null default '{}',
  pack_size integer not null default 1 check (pack_size > 0),
  -- Kept in step with the reviews, so that lists need not add them up.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  created_at timestamptz not null default now()
);

-- Ids grow with time (UUIDv7), so newest first is the order of the ids, and lists page by them.
create index products_by_category on products (category, id desc);

-- Whoever writes a product, from whichever process, tells every page cache.
create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger products_changed after insert or update or delete or truncate on products
  for each statement execute function notify_catalogue();
