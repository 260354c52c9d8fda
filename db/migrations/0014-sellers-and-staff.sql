-- Who sells a product: a seller, or the shop itself where there is none.
alter table products rename to all_products;
alter table all_products
  add column seller_id uuid references users (id) on delete set null,
  -- False while its seller may not sell.
  add column on_sale boolean not null default true,
  -- Grows with each edit by staff, so that nobody overwrites what they have not seen. Sales leave it alone.
  add column version integer not null default 1;
create index products_by_seller on all_products (seller_id, id desc) where seller_id is not null;

-- What shoppers can see and buy. Everything that is for shoppers reads this; staff read all_products.
create view products as select * from all_products where on_sale;

alter table users
  -- What the superadmin said to the seller last, and when: null as long as nobody has decided.
  add column seller_note text,
  add column seller_decided_at timestamptz;
create index users_by_role on users (role, id desc);

alter table order_lines add column seller_id uuid references users (id) on delete set null;
alter table checkout_lines add column seller_id uuid references users (id) on delete set null;
create index order_lines_of_seller on order_lines (seller_id, order_id desc) where seller_id is not null;

-- Who changed what, from what to what. Shown on the thing itself.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  -- Kept by name as well: accounts go, what they did stays.
  actor_id uuid references users (id) on delete set null,
  actor_name text not null,
  subject text not null check (subject in ('user', 'product', 'order')),
  subject_id uuid not null,
  action text not null,
  -- {field: [before, after]}
  changes jsonb not null default '{}'
);
create index audit_of_subject on audit_entries (subject, subject_id, id desc);

-- The staff's lists: found by a part of the name, sorted by name or stock.
create index products_containing on all_products using gin (lower(name) gin_trgm_ops);
create index products_by_name on all_products (lower(name), id);
create index products_by_stock on all_products (stock, id);
create index users_by_name on users (lower(full_name), id);
create index users_by_role_name on users (role, lower(full_name), id);
create function user_words(full_name text, username text, email text) returns text
language sql immutable strict parallel safe as $$ select lower(full_name || ' ' || username || ' ' || email) $$;
create index users_containing on users using gin (user_words(full_name, username, email) gin_trgm_ops);
create index orders_by_status on orders (status, id desc);
create function order_words(number text, customer jsonb, address jsonb) returns text
language sql immutable strict parallel safe as $$
  select lower(number || ' ' || coalesce(customer ->> 'fullName', '') || ' ' || coalesce(customer ->> 'email', '') || ' '
    || coalesce(address ->> 'phoneNumber', '') || ' ' || coalesce(address ->> 'city', ''))
$$;
create index orders_containing on orders using gin (order_words(number, customer, address) gin_trgm_ops);

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
