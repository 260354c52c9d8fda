-- The dashboard adds up the orders of some days without looking at the orders themselves.
create index orders_by_time on orders (created_at) include (id, status, total_paise);
-- Lines know when they were ordered: what sold best is read off an index, without the orders.
alter table order_lines add column ordered_at timestamptz;
update order_lines set ordered_at = orders.created_at from orders where orders.id = order_lines.order_id;
alter table order_lines alter column ordered_at set not null;
create function date_order_line() returns trigger language plpgsql as $$
begin
  new.ordered_at := (select created_at from orders where id = new.order_id);
  return new;
end $$;
create trigger order_line_added before insert on order_lines for each row execute function date_order_line();
create index order_lines_by_time on order_lines (ordered_at) include (order_id, product_id, price_paise, quantity);
create index order_lines_of_seller_by_time on order_lines (seller_id, ordered_at)
  include (order_id, product_id, price_paise, quantity) where seller_id is not null;
create index products_of_seller_by_stock on all_products (seller_id, stock, id) where seller_id is not null;
create index search_misses_by_times on search_misses (times desc);

-- A table of products that somebody uploaded. Its rows wait here until a job has worked through them.
create table product_imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('reading', 'working', 'done', 'failed')),
  dry_run boolean not null,
  columns text[] not null default '{}',
  total integer not null default 0,
  -- The line of the file up to which rows are dealt with.
  position integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  started_at timestamptz not null,
  -- When it last went on: one that stands still for long is over.
  touched_at timestamptz not null
);
create index product_imports_of_user on product_imports (user_id, id desc);
create unique index one_import_at_a_time on product_imports (user_id) where status in ('reading', 'working');
create index product_imports_by_age on product_imports (touched_at);

create table product_import_rows (
  import_id uuid not null references product_imports (id) on delete cascade,
  line integer not null,
  -- The product that it is about, where the row names one.
  product_id uuid,
  cells text[] not null,
  primary key (import_id, line)
);
create index product_import_rows_of_product on product_import_rows (import_id, product_id, line) where product_id is not null;

create table product_import_faults (
  import_id uuid not null references product_imports (id) on delete cascade,
  line integer not null,
  place integer not null,
  column_name text not null,
  text text not null,
  primary key (import_id, line, place)
);

-- Whose picture it is: asked when an import names one, and when a picture is to be taken away.
create index products_by_image on all_products (image_id, seller_id);
