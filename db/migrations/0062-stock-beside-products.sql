-- A sale changes a stock. As long as an index knew that stock, each sale wrote anew to all of a product's indexes, the words
-- of its name and of its description among them. From here on no index of all_products does: Postgres then writes the row
-- alone (a HOT update, for which pages need some room).
drop index products_by_name_words, products_sampled, products_by_merit, products_by_stock, products_of_seller_by_stock;
alter table all_products set (fillfactor = 80);

-- Lists ask whether there are some. That changes with the last piece only, and then for the indexes too.
alter table all_products add column in_stock boolean not null generated always as (stock > 0) stored;
create or replace view products as select * from all_products where on_sale;

-- Generated columns are computed again with each update of a table that has a trigger before it (0047): the words of the
-- name were, with each sale. A trigger makes them when what they are made of changes.
alter table all_products alter column name_words drop expression;
create function keep_name_words() returns trigger language plpgsql as $$
begin
  new.name_words := public.name_words(new.name, new.category, new.attributes);
  return new;
end $$;
create trigger product_words_made before insert on all_products for each row execute function keep_name_words();
create trigger product_words_kept before update of name, category, attributes on all_products for each row
  when ((old.name, old.category, old.attributes) is distinct from (new.name, new.category, new.attributes))
  execute function keep_name_words();

-- The marks of 0032 by whether there are some, instead of by how many.
create function list_marks(id uuid, price_paise integer, in_stock boolean, reviews integer) returns integer[]
language sql immutable strict parallel safe as $$
  select public.list_marks(id, price_paise, in_stock::integer, reviews)
$$;
set local maintenance_work_mem = '256MB';
create index products_by_name_words on all_products
  using gin (name_words, list_marks(id, price_paise, in_stock, rating_count))
  with (gin_pending_list_limit = 256);
create index products_sampled on all_products (category, price_paise, average_rating, in_stock, on_sale, seller_id, id)
  where get_byte(uuid_send(id), 15) = 0;
create index products_by_merit on all_products (in_stock, rating_count, id);

-- How many there are, for the staff's lists and reports: sorted by it, few of it, and what it is worth. Narrow rows with two
-- indexes, kept by triggers, whoever changes a stock. Columns are named so that none is mistaken for the product's own.
create table stock_levels (
  product_id uuid primary key references all_products (id) on delete cascade,
  owner_id uuid,
  pieces integer not null,
  each_paise integer not null,
  since timestamptz not null
) with (fillfactor = 80);
insert into stock_levels select id, seller_id, stock, price_paise, created_at from all_products;
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

analyze all_products;
analyze stock_levels;
