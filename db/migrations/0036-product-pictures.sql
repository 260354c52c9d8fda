-- The pictures of a product in their order. The first is the one the product itself names (all_products.image_id), which
-- cards, carts and orders show. A product without rows here has that one only.
create table product_pictures (
  product_id uuid not null references all_products (id) on delete cascade,
  place smallint not null check (place between 1 and 8),
  image_id text not null references images (id),
  -- What is seen in it; blank where the name of the product says it.
  alt text not null default '' check (length(alt) <= 200),
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

-- Only a product's own page shows more than the first.
create function notify_product_pictures() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select distinct cache_tag('p-', product_id) from touched));
  return null;
end $$;
create trigger pictures_added after insert on product_pictures referencing new table as touched
  for each statement execute function notify_product_pictures();
create trigger pictures_changed after update on product_pictures referencing new table as touched
  for each statement execute function notify_product_pictures();
create trigger pictures_gone after delete on product_pictures referencing old table as touched
  for each statement execute function notify_product_pictures();
