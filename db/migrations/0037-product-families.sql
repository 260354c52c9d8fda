-- One article in several colours, sizes or rulings: each stays a product of its own, and a family links them.
create table product_families (
  id uuid primary key,
  -- Null: the shop itself. A family holds products of one owner.
  seller_id uuid references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- What its products differ in, in the order it is shown: {Colour,Tip}.
  options text[] not null check (cardinality(options) <= 3)
);
create unique index product_families_by_name on product_families (seller_id, lower(name)) nulls not distinct;

create table product_variants (
  product_id uuid primary key references all_products (id) on delete cascade,
  family_id uuid not null references product_families (id) on delete cascade,
  -- {"Colour": "Blue", "Tip": "0.7 mm"}
  option_values jsonb not null,
  -- Those that came first are shown first.
  place bigint generated always as identity
);
create index product_variants_by_family on product_variants (family_id, place);

-- A page shows which of its siblings are sold out, so it carries the tag of its family beside that of its product
-- (src/contract/catalog/cache-tags.ts). Most sales leave some, and do not get past the trigger's condition.
create function notify_family_of_product() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select cache_tag('f-', family_id) from product_variants where product_id = new.id));
  return null;
end $$;
create trigger family_of_product_changed after update of stock, on_sale on all_products for each row
  when ((old.stock > 0) <> (new.stock > 0) or old.on_sale <> new.on_sale) execute function notify_family_of_product();

-- A product without a family has only its own tag to know by that it came to one.
create function notify_variants_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(
    select cache_tag('p-', product_id) from touched union select cache_tag('f-', family_id) from touched
  ));
  return null;
end $$;
create trigger variants_added after insert on product_variants referencing new table as touched
  for each statement execute function notify_variants_changed();
create trigger variants_gone after delete on product_variants referencing old table as touched
  for each statement execute function notify_variants_changed();

create function notify_variants_moved() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(
    select cache_tag('p-', product_id) from after
    union select cache_tag('f-', family_id) from before
    union select cache_tag('f-', family_id) from after
  ));
  return null;
end $$;
create trigger variants_moved after update on product_variants referencing old table as before new table as after
  for each statement execute function notify_variants_moved();
