-- Where a sitemap ends and the next begins: about every 2,048th product, by the random end of its id.
create function ends_sitemap(id uuid) returns boolean language sql immutable strict parallel safe as $$
  select get_byte(uuid_send(id), 15) = 0 and get_byte(uuid_send(id), 14) % 8 = 0
$$;

create table all_products (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200), name_hi text, description text not null, description_hi text,
  category text not null check (category in ('Writing', 'Paper', 'DeskSupplies', 'Filing', 'Reusable', 'TechStationery')),
  attributes jsonb not null default '{}', pack_size integer not null default 1 check (pack_size > 0),
  weight_g numeric(8, 2), height_cm numeric(8, 2), length_cm numeric(8, 2), width_cm numeric(8, 2),
  image_id text not null references images, -- The first of its pictures.
  price_paise integer not null check (price_paise > 0),
  mrp_paise integer check (mrp_paise >= price_paise), -- The price printed on it.
  stock integer not null check (stock >= 0),
  in_stock boolean not null generated always as (stock > 0) stored, -- For indexes: changes with the last piece only.
  seller_id uuid references users on delete set null, -- Null: the shop itself.
  state text not null default 'onSale' check (state in ('draft', 'onSale', 'offSale')), -- What its managers decided.
  on_sale boolean not null default true, -- What shoppers see by: its state, while its seller may sell.
  sku text check (length(sku) between 1 and 40), barcode text check (barcode ~ '^([0-9]{8}|[0-9]{12,13})$'),
  rating_sum integer not null default 0, rating_count integer not null default 0, -- Kept in step with the reviews.
  average_rating double precision not null
    generated always as (case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end) stored,
  name_words tsvector not null, -- Kept by a trigger.
  version integer not null default 1, -- Grows with each edit by staff; sales leave it alone.
  created_at timestamptz not null default now()
) with (fillfactor = 80);
-- Ids grow with time (UUIDv7), so newest first is the order of the ids, and lists page by them.
create index products_by_category on all_products (category, id desc);
create index products_by_all_words on all_products using gin (all_words(name_words, description));
-- One index for each way to sort, over everything and within a category; read backwards for the other direction.
create index products_by_price on all_products (price_paise, id);
create index products_by_category_price on all_products (category, price_paise, id);
create index products_by_rating on all_products (average_rating, rating_count, id);
create index products_by_category_rating on all_products (category, average_rating, rating_count, id);
create index products_by_seller on all_products (seller_id, id desc) where seller_id is not null;
-- The staff's lists: found by a part of the name, sorted by name or stock.
create index products_containing on all_products using gin (lower(name) gin_trgm_ops);
create index products_by_name on all_products (lower(name), id);
-- Whose picture it is: asked when an import names one, and when a picture is to be taken away.
create index products_by_image on all_products (image_id, seller_id);
-- Values that shoppers narrow lists by, found together with their category.
create index products_by_ink_color_in on all_products ((lower(attributes ->> 'inkColor')), category) where attributes ->> 'inkColor' is not null;
create index products_by_refillable_in on all_products ((lower(attributes ->> 'refillable')), category) where attributes ->> 'refillable' is not null;
create index products_by_connectivity_in on all_products ((lower(attributes ->> 'connectivity')), category)
  where attributes ->> 'connectivity' is not null;
create index products_by_memory_in on all_products ((lower(attributes ->> 'memory')), category) where attributes ->> 'memory' is not null;
create index products_by_screen_size_in on all_products ((lower(attributes ->> 'screenSize')), category)
  where attributes ->> 'screenSize' is not null;
create index products_ending_sitemaps on all_products (id) where ends_sitemap(id);
create index products_by_hindi_words on all_products using gin (hindi_words(name_hi));
-- One owner does not use a code twice; the shop itself is the owner where there is none.
create unique index products_sku_of_seller on all_products (seller_id, lower(sku)) nulls not distinct where sku is not null;
create unique index products_barcode_of_seller on all_products (seller_id, barcode) nulls not distinct where barcode is not null;
-- The staff's list: found by how a code begins, and by what is not on sale.
create index products_by_sku on all_products (lower(sku) text_pattern_ops) where sku is not null;
create index products_by_barcode on all_products (barcode text_pattern_ops) where barcode is not null;
create index products_not_on_sale on all_products (state, id desc) where not on_sale;
-- Products of an owner with a name of some length, in search of those that are there already.
create index all_products_by_length on all_products (seller_id, char_length(name));
create index products_by_name_words on all_products using gin (name_words) with (gin_pending_list_limit = 256);
-- What ranks first among products whose names say the same: there to buy, with many reviews, new.
create index products_by_merit on all_products (in_stock, rating_count, id);
-- Without statistics a text is taken to match little, and the index is always used.
alter index products_by_all_words alter column 1 set statistics 0;

-- How often these values occur, and in which category. Indexes over a part of the products give the planner no figures.
create statistics products_by_attributes (mcv, dependencies) on
  category, (lower(attributes ->> 'inkColor')), (lower(attributes ->> 'refillable')), (lower(attributes ->> 'connectivity')),
  (lower(attributes ->> 'memory')), (lower(attributes ->> 'screenSize'))
from all_products;

-- What shoppers can see and buy. Everything that is for shoppers reads this; staff read all_products.
create view products as select * from all_products where on_sale;

-- on_sale stays what shoppers see by: on sale, and by somebody who may sell.
create function may_sell(seller uuid) returns boolean language sql stable as $$
  select seller is null or exists (
    select from public.users where id = seller and (role in ('admin', 'superadmin') or (role = 'seller' and approved))
  )
$$;

create function keep_on_sale() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.state <> old.state then new.on_sale := may_sell(new.seller_id); end if;
  end if;
  new.on_sale := new.on_sale and new.state = 'onSale';
  return new;
end $$;
create trigger product_on_sale_kept before insert or update of state, on_sale on all_products
  for each row execute function keep_on_sale();

create function keep_name_words() returns trigger language plpgsql as $$
begin
  new.name_words := public.name_words(new.name, new.category, new.attributes);
  return new;
end $$;
create trigger product_words_kept before insert or update of name, category, attributes on all_products
  for each row execute function keep_name_words();

create function tally_products() returns trigger language plpgsql as $$
begin
  perform tally_search_words(array_agg(name), array_agg(facts_of(attributes)), case tg_op when 'INSERT' then 1 else -1 end)
  from products having count(*) > 0;
  return null;
end $$;

create function tally_product_reworded() returns trigger language plpgsql as $$
begin
  perform tally_search_words(array[old.name], array[facts_of(old.attributes)], -1);
  perform tally_search_words(array[new.name], array[facts_of(new.attributes)], 1);
  return null;
end $$;

create trigger products_added after insert on all_products referencing new table as products for each statement execute function tally_products();
create trigger products_removed after delete on all_products
  referencing old table as products for each statement execute function tally_products();
create trigger product_reworded after update of name, attributes on all_products for each row
  when ((old.name, old.attributes) is distinct from (new.name, new.attributes))
  execute function tally_product_reworded();

-- How many there are, for the staff's lists and reports: sorted by it, few of it, and what it is worth. Narrow rows with two
-- indexes, kept by triggers, whoever changes a stock. Columns are named so that none is mistaken for the product's own.
create table stock_levels (
  product_id uuid primary key references all_products on delete cascade,
  owner_id uuid, pieces integer not null, each_paise integer not null, since timestamptz not null
) with (fillfactor = 80);
create index stock_levels_by_pieces on stock_levels (pieces, product_id) include (each_paise, since);
create index stock_levels_of_owner on stock_levels (owner_id, pieces, product_id) where owner_id is not null;

create function note_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stock_levels values (new.id, new.seller_id, new.stock, new.price_paise, new.created_at);
  elsif (old.stock, old.seller_id, old.price_paise, old.created_at)
    is distinct from (new.stock, new.seller_id, new.price_paise, new.created_at) then
    update stock_levels
    set owner_id = new.seller_id, pieces = new.stock, each_paise = new.price_paise, since = new.created_at
    where product_id = new.id;
  end if;
  return null;
end $$;
create trigger stock_noted after insert or update of stock, seller_id, price_paise, created_at on all_products
  for each row execute function note_stock();

-- The pictures of a product in their order, the first being its image_id. A product without rows here has that one only.
create table product_pictures (
  product_id uuid not null references all_products on delete cascade,
  place smallint not null check (place between 1 and 8),
  image_id text not null references images,
  alt text not null default '' check (length(alt) <= 200), -- What is seen in it; blank where the name of the product says it.
  primary key (product_id, place)
);
-- A picture that goes asks who still shows it.
create index product_pictures_by_image on product_pictures (image_id);

-- One article in several colours, sizes or rulings: each stays a product of its own, and a family links them.
create table product_families (
  id uuid primary key,
  seller_id uuid references users on delete cascade, -- Null: the shop itself. A family holds products of one owner.
  name text not null check (length(name) between 1 and 100),
  -- What its products differ in, in the order it is shown: {Colour,Tip}.
  options text[] not null check (cardinality(options) <= 3)
);
create unique index product_families_by_name on product_families (seller_id, lower(name)) nulls not distinct;

create table product_variants (
  product_id uuid primary key references all_products on delete cascade,
  family_id uuid not null references product_families on delete cascade,
  option_values jsonb not null, -- {"Colour": "Blue", "Tip": "0.7 mm"}
  place bigint generated always as identity -- Those that came first are shown first.
);
create index product_variants_by_family on product_variants (family_id, place);

-- A table of products that somebody uploaded. Its rows wait here until a job has worked through them.
create table product_imports (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  status text not null check (status in ('reading', 'working', 'done', 'failed')),
  dry_run boolean not null, columns text[] not null default '{}',
  total integer not null default 0, position integer not null default 0, -- The line of the file up to which rows are dealt with.
  done integer not null default 0, failed integer not null default 0, added integer not null default 0, changed integer not null default 0,
  started_at timestamptz not null, touched_at timestamptz not null, -- One that stands still for long is over.
  noted integer not null default 0, -- How many products have their changes noted.
  undo_status text check (undo_status in ('working', 'done', 'failed')),
  undo_line integer, -- From the last line of the file down to this one it is taken back.
  undone integer not null default 0, removed integer not null default 0, restored integer not null default 0, stayed integer not null default 0,
  -- Pictures that were fetched by links, hosts that were given up as slow, and how long links were waited for.
  fetched integer not null default 0, slow_hosts text[] not null default '{}', waited_ms integer not null default 0
);
create index product_imports_of_user on product_imports (user_id, id desc);
create unique index one_import_at_a_time on product_imports (user_id) where status in ('reading', 'working');
create index product_imports_by_age on product_imports (touched_at);
create index product_imports_being_undone on product_imports (user_id) where undo_status = 'working';

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade, line integer not null,
  product_id uuid, -- The product that it is about, where the row names one.
  cells text[] not null,
  primary key (import_id, line)
);
create index product_import_rows_of_product on product_import_rows (import_id, product_id, line) where product_id is not null;

create table product_import_faults (
  import_id uuid not null references product_imports on delete cascade, line integer not null, place integer not null, column_name text not null, text text not null,
  primary key (import_id, line, place)
);

-- What an import did to each product, so that it can be taken back: {column: [what was there before, what it wrote]}.
create table product_import_changes (
  import_id uuid not null references product_imports on delete cascade, line integer not null, product_id uuid not null, added boolean not null, changes jsonb not null,
  move jsonb, -- From which place in a family to which; null where the import moved it nowhere.
  marked uuid not null, -- Entries of the audit log with a greater id came after the import.
  stayed jsonb, -- What could not be taken back and why; null where nothing stayed.
  primary key (import_id, line)
);
create index product_import_changes_that_stayed on product_import_changes (import_id, line) where stayed is not null;

-- Pictures that were uploaded for the rows of a table to name, by their names in small letters.
create table product_import_pictures (
  user_id uuid not null references users on delete cascade,
  name text not null,
  image_id text not null references images on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, name)
);
create index product_import_pictures_by_image on product_import_pictures (image_id);

-- What the home page tells of on certain days of every year (src/contract/seasons/season-days.ts).
create table seasons (
  id uuid primary key, name text not null, heading text not null, body text not null, button text not null,
  -- In Hindi, where it is written: empty is shown in English.
  name_hi text not null default '', heading_hi text not null default '', body_hi text not null default '', button_hi text not null default '',
  words text not null, leads_to text not null, -- A page of the shop, never an address: shop, search (for the words) or a category.
  picture text not null, -- The category whose drawing and colour it has.
  from_month smallint not null check (from_month between 1 and 12), from_day smallint not null check (from_day between 1 and 31),
  to_month smallint not null check (to_month between 1 and 12), to_day smallint not null check (to_day between 1 and 31),
  is_on boolean not null, version integer not null default 1
);
