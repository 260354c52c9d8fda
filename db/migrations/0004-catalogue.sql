-- An even band of prices, eight to each doubling: whole numbers only, so that every machine agrees.
create function price_band(price_paise integer) returns integer language sql immutable strict parallel safe as $$
  select case when price_paise < 8 then 0 else
    8 * (32 - position(B'1' in price_paise::bit(32)))
      + ((price_paise >> (29 - position(B'1' in price_paise::bit(32)))) & 7)
  end
$$;

-- How many reviews a product has: none, 1, 2 or 3, 4 to 7, and so on up to band 31.
create function review_band(reviews integer) returns integer language sql immutable strict parallel safe as $$
  select case when reviews <= 0 then 0 else 33 - position(B'1' in reviews::bit(32)) end
$$;

-- The marks of a product, which the index of words knows beside them. Below 0: the random samples it is in, of one
-- product in 4, 16, 64, 256 and 1024, by the random end of its id. From 0: the band of its price; from 1000: eight bands in
-- one. From 2000: the band of its reviews, where there are some left to buy.
create function list_marks(id uuid, price_paise integer, stock integer, reviews integer) returns integer[]
language sql immutable strict parallel safe as $$
  select array[
    public.price_band(price_paise),
    1000 + public.price_band(price_paise) / 8,
    case when stock > 0 then 2000 + public.review_band(reviews) else 1999 end
  ] || case
    when get_byte(uuid_send(id), 15) % 4 <> 0 then '{}'::integer[]
    when get_byte(uuid_send(id), 15) % 16 <> 0 then '{-4}'
    when get_byte(uuid_send(id), 15) % 64 <> 0 then '{-4,-16}'
    when get_byte(uuid_send(id), 15) <> 0 then '{-4,-16,-64}'
    when get_byte(uuid_send(id), 14) % 4 <> 0 then '{-4,-16,-64,-256}'
    else '{-4,-16,-64,-256,-1024}'
  end
$$;

-- The marks of 0032 by whether there are some, instead of by how many.
create function list_marks(id uuid, price_paise integer, in_stock boolean, reviews integer) returns integer[]
language sql immutable strict parallel safe as $$
  select public.list_marks(id, price_paise, in_stock::integer, reviews)
$$;

-- The marks that products between two prices have: small bands at the ends, large ones between them.
create function marks_between(lowest integer, highest integer) returns integer[] language sql immutable strict parallel safe as $$
  select array(
    select distinct case
      when 8 * large >= public.price_band(lowest) and 8 * large + 7 <= public.price_band(highest) then 1000 + large
      else band
    end
    from generate_series(public.price_band(lowest), public.price_band(highest)) as band, lateral (select band / 8 as large) as of
  )
$$;

-- The marks that products with at least so many reviews have.
create function marks_of_reviewed(least_reviews integer) returns integer[] language sql immutable strict parallel safe as $$
  select array(select generate_series(2000 + public.review_band(least_reviews), 2031))
$$;

-- Where a sitemap ends and the next begins: about every 2,048th product, by the random end of its id.
create function ends_sitemap(id uuid) returns boolean language sql immutable strict parallel safe as $$
  select get_byte(uuid_send(id), 15) = 0 and get_byte(uuid_send(id), 14) % 8 = 0
$$;

create table all_products (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  category text not null check (category in ('Writing', 'Paper', 'DeskSupplies', 'Filing', 'Reusable', 'TechStationery')),
  price_paise integer not null check (price_paise > 0),
  description text not null,
  stock integer not null check (stock >= 0),
  image_id text not null references images,
  weight_g numeric(8, 2),
  height_cm numeric(8, 2),
  length_cm numeric(8, 2),
  width_cm numeric(8, 2),
  attributes jsonb not null default '{}',
  pack_size integer not null default 1 check (pack_size > 0),
  rating_sum integer not null default 0, -- Kept in step with the reviews, so that lists need not add them up.
  rating_count integer not null default 0,
  created_at timestamptz not null default now(),
  name_words tsvector not null,
  average_rating double precision not null generated always as (
CASE
    WHEN (rating_count = 0) THEN 0
    ELSE ((rating_sum)::double precision / (rating_count)::double precision)
END) stored,
  seller_id uuid references users on delete set null,
  on_sale boolean not null default true, -- False while its seller may not sell.
  -- Grows with each edit by staff, so that nobody overwrites what they have not seen. Sales leave it alone.
  version integer not null default 1,
  name_hi text, -- What a product is called and said to be in Hindi, where somebody has written it.
  description_hi text,
  state text not null default 'onSale' check (state in ('draft', 'onSale', 'offSale')),
  sku text check (length(sku) between 1 and 40),
  barcode text check (barcode ~ '^([0-9]{8}|[0-9]{12,13})$'),
  mrp_paise integer,
  -- Lists ask whether there are some. That changes with the last piece only, and then for the indexes too.
  in_stock boolean not null generated always as (stock > 0) stored,
  check (mrp_paise >= price_paise)
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
-- Values that shoppers narrow lists by, found together with their category: without it a common category was read as a whole to
-- be compared with a rare value.
create index products_by_ink_color_in on all_products ((lower(attributes ->> 'inkColor')), category)
  where attributes ->> 'inkColor' is not null;
create index products_by_refillable_in on all_products ((lower(attributes ->> 'refillable')), category)
  where attributes ->> 'refillable' is not null;
create index products_by_connectivity_in on all_products ((lower(attributes ->> 'connectivity')), category)
  where attributes ->> 'connectivity' is not null;
create index products_by_memory_in on all_products ((lower(attributes ->> 'memory')), category)
  where attributes ->> 'memory' is not null;
create index products_by_screen_size_in on all_products ((lower(attributes ->> 'screenSize')), category)
  where attributes ->> 'screenSize' is not null;
create index products_sampled_thinly on all_products (category, on_sale, id)
  where (get_byte(uuid_send(id), 15) = 0) and ((get_byte(uuid_send(id), 14) % 4) = 0);
create index products_ending_sitemaps on all_products (id) where ends_sitemap(id);
create index products_by_hindi_words on all_products using gin (hindi_words(name_hi));
-- One owner does not use a code twice; the shop itself is the owner where there is none.
create unique index products_sku_of_seller on all_products (seller_id, lower(sku)) nulls not distinct where sku is not null;
create unique index products_barcode_of_seller on all_products (seller_id, barcode) nulls not distinct
  where barcode is not null;
-- The staff's list: found by how a code begins, and by what is not on sale.
create index products_by_sku on all_products (lower(sku) text_pattern_ops) where sku is not null;
create index products_by_barcode on all_products (barcode text_pattern_ops) where barcode is not null;
create index products_not_on_sale on all_products (state, id desc) where not on_sale;
-- Products of an owner with a name of some length, in search of those that are there already.
create index all_products_by_length on all_products (seller_id, char_length(name));
create index products_by_name_words on all_products using gin (name_words, list_marks(id, price_paise, in_stock, rating_count))
  with (gin_pending_list_limit = 256);
-- The two smallest samples themselves, for lists without a text: with what these are narrowed by most.
create index products_sampled on all_products (category, price_paise, average_rating, in_stock, on_sale, seller_id, id)
  where get_byte(uuid_send(id), 15) = 0;
-- What ranks first among products whose names say the same: there to buy, with many reviews, new.
create index products_by_merit on all_products (in_stock, rating_count, id);
-- Without statistics a text is taken to match little, and the index is always used.
alter index products_by_all_words alter column 1 set statistics 0;

-- How often these values occur, and in which category. Indexes over a part of the products give the planner no figures.
create statistics products_by_attributes (mcv, dependencies) on
  category,
  (lower(attributes ->> 'inkColor')),
  (lower(attributes ->> 'refillable')),
  (lower(attributes ->> 'connectivity')),
  (lower(attributes ->> 'memory')),
  (lower(attributes ->> 'screenSize'))
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
create trigger product_added_off_sale before insert on all_products for each row
  when (new.state <> 'onSale') execute function keep_on_sale();
create trigger product_state_kept before update of state, on_sale on all_products for each row
  execute function keep_on_sale();

-- Whatever is done to an account, its products follow: only whoever may sell has something on sale.
create function follow_seller() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update all_products set on_sale = false where seller_id = old.id;
    return old;
  end if;
  update all_products set on_sale = (new.role in ('admin', 'superadmin') or (new.role = 'seller' and new.approved))
  where seller_id = new.id;
  return new;
end $$;
create trigger seller_changed after update of role, approved on users for each row
  when (old.role is distinct from new.role or old.approved is distinct from new.approved) execute function follow_seller();
create trigger seller_gone before delete on users for each row execute function follow_seller();

-- The shop takes over the products of a seller who goes; their codes go, as the shop may use the same for others.
create function release_products() returns trigger language plpgsql as $$
begin
  update all_products
  set state = case state when 'onSale' then 'offSale' else state end, sku = null, barcode = null
  where seller_id = old.id;
  return old;
end $$;
create trigger seller_products_released before delete on users for each row execute function release_products();

create function keep_name_words() returns trigger language plpgsql as $$
begin
  new.name_words := public.name_words(new.name, new.category, new.attributes);
  return new;
end $$;
create trigger product_words_made before insert on all_products for each row execute function keep_name_words();
create trigger product_words_kept before update of name, category, attributes on all_products for each row
  when ((old.name, old.category, old.attributes) is distinct from (new.name, new.category, new.attributes))
  execute function keep_name_words();

create function tally_products_added() returns trigger language plpgsql as $$
begin
  perform tally_search_words(array_agg(name), array_agg(facts_of(attributes)), 1) from added having count(*) > 0;
  return null;
end $$;

create function tally_products_removed() returns trigger language plpgsql as $$
begin
  perform tally_search_words(array_agg(name), array_agg(facts_of(attributes)), -1) from removed having count(*) > 0;
  return null;
end $$;

create function tally_product_reworded() returns trigger language plpgsql as $$
begin
  perform tally_search_words(array[old.name], array[facts_of(old.attributes)], -1);
  perform tally_search_words(array[new.name], array[facts_of(new.attributes)], 1);
  return null;
end $$;

create function tally_nothing() returns trigger language plpgsql as $$
begin
  delete from search_words;
  return null;
end $$;
create trigger products_added after insert on all_products
  referencing new table as added for each statement execute function tally_products_added();
create trigger products_removed after delete on all_products
  referencing old table as removed for each statement execute function tally_products_removed();
create trigger product_reworded after update of name, attributes on all_products for each row
  when ((old.name, old.attributes) is distinct from (new.name, new.attributes))
  execute function tally_product_reworded();
create trigger products_emptied after truncate on all_products for each statement execute function tally_nothing();

-- How many there are, for the staff's lists and reports: sorted by it, few of it, and what it is worth. Narrow rows with two
-- indexes, kept by triggers, whoever changes a stock. Columns are named so that none is mistaken for the product's own.
create table stock_levels (
  product_id uuid primary key references all_products on delete cascade,
  owner_id uuid,
  pieces integer not null,
  each_paise integer not null,
  since timestamptz not null
) with (fillfactor = 80);
create index stock_levels_by_pieces on stock_levels (pieces, product_id) include (each_paise, since);
create index stock_levels_of_owner on stock_levels (owner_id, pieces, product_id) where owner_id is not null;

create function note_stock_of_added() returns trigger language plpgsql as $$
begin
  insert into stock_levels select id, seller_id, stock, price_paise, created_at from added;
  return null;
end $$;
create trigger stock_noted after insert on all_products referencing new table as added
  for each statement execute function note_stock_of_added();

create function note_stock_changed() returns trigger language plpgsql as $$
begin
  update stock_levels
  set owner_id = new.seller_id, pieces = new.stock, each_paise = new.price_paise, since = new.created_at
  where product_id = new.id;
  return null;
end $$;
create trigger stock_changed after update of stock, seller_id, price_paise, created_at on all_products for each row
  when ((old.stock, old.seller_id, old.price_paise, old.created_at)
    is distinct from (new.stock, new.seller_id, new.price_paise, new.created_at))
  execute function note_stock_changed();

-- The pictures of a product in their order. The first is the one the product itself names (all_products.image_id), which cards,
-- carts and orders show. A product without rows here has that one only.
create table product_pictures (
  product_id uuid not null references all_products on delete cascade,
  place smallint not null check (place between 1 and 8),
  image_id text not null references images,
  alt text not null default '' check (length(alt) <= 200), -- What is seen in it; blank where the name of the product says it.
  primary key (product_id, place)
);
-- A picture that goes asks who still shows it.
create index product_pictures_by_image on product_pictures (image_id);

-- Whoever gives a product another picture, form or table, changes the first one here too. It is told in other words then.
create function follow_product_image() returns trigger language plpgsql as $$
begin
  delete from product_pictures where product_id = new.id and place > 1 and image_id = new.image_id;
  update product_pictures set image_id = new.image_id, alt = ''
  where product_id = new.id and place = 1 and image_id <> new.image_id;
  return null;
end $$;
create trigger product_image_changed after update of image_id on all_products for each row
  when (old.image_id <> new.image_id) execute function follow_product_image();

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
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('reading', 'working', 'done', 'failed')),
  dry_run boolean not null,
  columns text[] not null default '{}',
  total integer not null default 0,
  position integer not null default 0, -- The line of the file up to which rows are dealt with.
  done integer not null default 0,
  failed integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  started_at timestamptz not null,
  touched_at timestamptz not null, -- When it last went on: one that stands still for long is over.
  -- How many products have their changes noted: imports from before this have none and cannot be taken back.
  noted integer not null default 0,
  undo_status text check (undo_status in ('working', 'done', 'failed')),
  undo_line integer, -- From the last line of the file down to this one it is taken back.
  undone integer not null default 0,
  removed integer not null default 0,
  restored integer not null default 0,
  stayed integer not null default 0,
  fetched integer not null default 0, -- Pictures that were fetched by links.
  slow_hosts text[] not null default '{}',
  waited_ms integer not null default 0
);
create index product_imports_of_user on product_imports (user_id, id desc);
create unique index one_import_at_a_time on product_imports (user_id) where status in ('reading', 'working');
create index product_imports_by_age on product_imports (touched_at);
create index product_imports_being_undone on product_imports (user_id) where undo_status = 'working';

create table product_import_rows (
  import_id uuid not null references product_imports on delete cascade,
  line integer not null,
  product_id uuid, -- The product that it is about, where the row names one.
  cells text[] not null,
  primary key (import_id, line)
);
create index product_import_rows_of_product on product_import_rows (import_id, product_id, line) where product_id is not null;

create table product_import_faults (
  import_id uuid not null references product_imports on delete cascade,
  line integer not null,
  place integer not null,
  column_name text not null,
  text text not null,
  primary key (import_id, line, place)
);

-- What an import did to each product, so that it can be taken back: the columns that it changed, each with what was there
-- before and what it wrote. Goes with the import.
create table product_import_changes (
  import_id uuid not null references product_imports on delete cascade,
  line integer not null,
  product_id uuid not null,
  added boolean not null,
  changes jsonb not null,
  move jsonb, -- From which place in a family to which; null where the import moved it nowhere.
  marked uuid not null, -- Entries of the audit log with a greater id came after the import.
  stayed jsonb, -- What could not be taken back and why; null where nothing stayed.
  primary key (import_id, line)
);
create index product_import_changes_that_stayed on product_import_changes (import_id, line) where stayed is not null;

-- Pictures that somebody has uploaded for the rows of a table to name, by their names in small letters. They go with the
-- picture, which goes within a day or two where no product shows it.
create table product_import_pictures (
  user_id uuid not null references users on delete cascade,
  name text not null,
  image_id text not null references images on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, name)
);
create index product_import_pictures_by_image on product_import_pictures (image_id);

-- What the home page tells of on certain days of every year: exam time, Diwali gifts. A season that ends before it begins runs
-- over New Year. Which one is shown on which day is decided by src/contract/seasons/season-days.ts.
create table seasons (
  id uuid primary key,
  name text not null,
  heading text not null,
  body text not null,
  button text not null,
  leads_to text not null, -- A page of the shop, never an address: shop, search or a category.
  words text not null,
  picture text not null, -- The category whose drawing and colour it has.
  from_month smallint not null check (from_month between 1 and 12),
  from_day smallint not null check (from_day between 1 and 31),
  to_month smallint not null check (to_month between 1 and 12),
  to_day smallint not null check (to_day between 1 and 31),
  is_on boolean not null,
  version integer not null default 1,
  name_hi text not null default '',
  heading_hi text not null default '',
  body_hi text not null default '',
  button_hi text not null default ''
);
