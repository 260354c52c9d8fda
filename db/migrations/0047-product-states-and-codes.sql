-- Whether a product is a draft, on sale or off sale; what it is known by in a seller's books; the price printed on it.
alter table all_products
  add column state text not null default 'onSale' check (state in ('draft', 'onSale', 'offSale')),
  add column sku text check (length(sku) between 1 and 40),
  add column barcode text check (barcode ~ '^([0-9]{8}|[0-9]{12,13})$'),
  add column mrp_paise integer check (mrp_paise >= price_paise);
-- What deleted sellers have left behind belongs to the shop, which may put it on sale again.
update all_products set state = 'offSale' where seller_id is null and not on_sale;
create or replace view products as select * from all_products where on_sale;

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

-- A state that a trigger turns into on_sale is not among the columns that a statement names.
drop trigger family_of_product_changed on all_products;
create trigger family_of_product_changed after update of stock, on_sale, state on all_products for each row
  when ((old.stock > 0) <> (new.stock > 0) or old.on_sale <> new.on_sale) execute function notify_family_of_product();

-- Shown on a product's page alone.
create function notify_mrp_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array[cache_tag('p-', new.id)]);
  return null;
end $$;
create trigger mrp_changed after update of mrp_paise on all_products for each row
  when (old.mrp_paise is distinct from new.mrp_paise and new.on_sale) execute function notify_mrp_changed();

-- One owner does not use a code twice; the shop itself is the owner where there is none.
create unique index products_sku_of_seller on all_products (seller_id, lower(sku)) nulls not distinct where sku is not null;
create unique index products_barcode_of_seller on all_products (seller_id, barcode) nulls not distinct
  where barcode is not null;

-- The shop takes over the products of a seller who goes; their codes go, as the shop may use the same for others.
create function release_products() returns trigger language plpgsql as $$
begin
  update all_products
  set state = case state when 'onSale' then 'offSale' else state end, sku = null, barcode = null
  where seller_id = old.id;
  return old;
end $$;
create trigger seller_products_released before delete on users for each row execute function release_products();

-- The staff's list: found by how a code begins, and by what is not on sale.
create index products_by_sku on all_products (lower(sku) text_pattern_ops) where sku is not null;
create index products_by_barcode on all_products (barcode text_pattern_ops) where barcode is not null;
create index products_not_on_sale on all_products (state, id desc) where not on_sale;
