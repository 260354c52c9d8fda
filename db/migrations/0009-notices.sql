-- Notices that a change sends: to page caches on the channel "catalogue", to staff at work on "staff".
create function cache_tag(kind text, product_id uuid) returns text language sql immutable as $$
  select kind || right(product_id::text, 12)
$$;

-- What shoppers see of a stock: the number from five down, else only that there are some.
create function shown_stock(stock integer) returns integer language sql immutable as $$ select least(stock, 6) $$;

create function notify_catalogue(hard text[], soft text[]) returns void language plpgsql as $$
begin
  if cardinality(hard) + cardinality(soft) = 0 then return; end if;
  -- A notice holds 8,000 bytes. Whoever changes more than that touches most pages anyway.
  if cardinality(hard) + cardinality(soft) > 300 then
    perform pg_notify('catalogue', '{"everything":true}');
  else
    perform pg_notify('catalogue', json_build_object('hard', hard, 'soft', soft)::text);
  end if;
end $$;

create function notify_products_added() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(
    select distinct tag from added, unnest(array['list', 'list-' || category]) as tag where on_sale
  ));
  return null;
end $$;

create function notify_products_gone() returns trigger language plpgsql as $$
begin
  perform notify_catalogue(
    array(select cache_tag('p-', id) from gone where on_sale),
    array(select distinct tag from gone, unnest(array['list', 'list-' || category]) as tag where on_sale)
  );
  return null;
end $$;

create function notify_products_changed() returns trigger language plpgsql as $$
declare hard text[]; soft text[];
begin
  with changed as (
    select
      after.id,
      array['list', 'list-' || before.category, 'list-' || after.category] as lists,
      (before.price_paise <> after.price_paise or (before.on_sale and not after.on_sale)) as is_urgent,
      (before.name, before.category, before.description, before.image_id, before.pack_size, before.attributes,
        before.weight_g, before.height_cm, before.length_cm, before.width_cm, before.rating_sum, before.rating_count,
        shown_stock(before.stock))
      is distinct from
      (after.name, after.category, after.description, after.image_id, after.pack_size, after.attributes,
        after.weight_g, after.height_cm, after.length_cm, after.width_cm, after.rating_sum, after.rating_count,
        shown_stock(after.stock)) as is_shown,
      (before.name, before.category, before.description, before.price_paise, before.attributes, before.on_sale,
        before.rating_sum, before.rating_count, before.stock > 0)
      is distinct from
      (after.name, after.category, after.description, after.price_paise, after.attributes, after.on_sale,
        after.rating_sum, after.rating_count, after.stock > 0) as is_listed,
      before.stock <> after.stock as is_counted
    from before join after using (id)
    where before.on_sale or after.on_sale
  )
  select
    array(
      select cache_tag('p-', id) from changed where is_urgent
      union all select cache_tag('s-', id) from changed where is_counted
    ),
    array(
      select cache_tag('p-', id) from changed where is_shown and not is_urgent
      union all select distinct tag from changed, unnest(lists) as tag where is_listed
    )
  into hard, soft;
  perform notify_catalogue(hard, soft);
  return null;
end $$;

create function notify_everything() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '{"everything":true}');
  return null;
end $$;

-- The pages that name a reviewer are those of the products they reviewed.
create function notify_reviewer_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select cache_tag('p-', product_id) from reviews where user_id = old.id));
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger catalogue_added after insert on all_products referencing new table as added
  for each statement execute function notify_products_added();
create trigger catalogue_changed after update on all_products referencing old table as before new table as after
  for each statement execute function notify_products_changed();
create trigger catalogue_gone after delete on all_products referencing old table as gone
  for each statement execute function notify_products_gone();
create trigger catalogue_emptied after truncate on all_products for each statement execute function notify_everything();
create trigger reviewer_renamed after update of full_name on users for each row
  when (old.full_name is distinct from new.full_name) execute function notify_reviewer_changed();
-- Before: with the account gone its reviews no longer say whose they were.
create trigger reviewer_gone before delete on users for each row execute function notify_reviewer_changed();

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

-- A page shows which of its siblings are sold out, so it carries the tag of its family beside that of its product
-- (src/contract/catalog/cache-tags.ts). Most sales leave some, and do not get past the trigger's condition.
create function notify_family_of_product() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select cache_tag('f-', family_id) from product_variants where product_id = new.id));
  return null;
end $$;
create trigger family_of_product_changed after update of stock, on_sale, state on all_products for each row
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
-- Hard: a season that staff turned off is not shown a moment longer.
create function notify_seasons_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue(array['seasons'], '{}');
  return null;
end $$;
create trigger seasons_changed after insert or update or delete on seasons
  for each statement execute function notify_seasons_changed();
-- Shown beside their English: a list by its names, a product's page by both.
create function notify_hindi_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array[cache_tag('p-', new.id), 'list', 'list-' || new.category]);
  return null;
end $$;
create trigger hindi_changed after update of name_hi, description_hi on all_products for each row
  when ((old.name_hi, old.description_hi) is distinct from (new.name_hi, new.description_hi) and new.on_sale)
  execute function notify_hindi_changed();
-- Shown on a product's page alone.
create function notify_mrp_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array[cache_tag('p-', new.id)]);
  return null;
end $$;
create trigger mrp_changed after update of mrp_paise on all_products for each row
  when (old.mrp_paise is distinct from new.mrp_paise and new.on_sale) execute function notify_mrp_changed();
-- The page of a product names its seller.
create function notify_seller_renamed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select cache_tag('p-', id) from all_products where seller_id = new.id and on_sale));
  return new;
end $$;
create trigger seller_renamed after update of full_name on users for each row
  when (old.full_name is distinct from new.full_name) execute function notify_seller_renamed();

-- Staff at work hear of new orders in every process: the number, and whose products are in it. Of many at once, such as
-- an import, the newest will do.
create function tell_staff_of_orders() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff', json_build_object('order', orders.number, 'sellers', placed.sellers)::text)
  from (
    select order_id, (array_agg(distinct seller_id) filter (where seller_id is not null))[1:100] as sellers
    from added group by order_id order by order_id desc limit 20
  ) as placed
  join orders on orders.id = placed.order_id
  order by orders.id;
  return null;
end $$;
create trigger order_placed after insert on order_lines
  referencing new table as added for each statement execute function tell_staff_of_orders();
-- And of what else changes the number of things to do; of stock they hear with the catalogue.
create function tell_staff() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff', '');
  return null;
end $$;
create trigger order_moved after update on orders for each row
  when (old.status is distinct from new.status or old.cancel_requested_at is distinct from new.cancel_requested_at
    or old.refunded_paise is distinct from new.refunded_paise)
  execute function tell_staff();
create trigger refund_added after insert on refunds for each statement execute function tell_staff();
create trigger refund_moved after update on refunds for each row
  when (old.status is distinct from new.status) execute function tell_staff();
create trigger parcel_in_trouble after update on shipments for each row
  when (old.trouble is distinct from new.trouble) execute function tell_staff();
create trigger seller_came after insert on users for each row
  when (new.role = 'seller') execute function tell_staff();
create trigger seller_decided after update on users for each row
  when (old.role is distinct from new.role or old.approved is distinct from new.approved
    or old.seller_decided_at is distinct from new.seller_decided_at)
  execute function tell_staff();
create trigger grievance_raised after insert on grievances for each statement execute function tell_staff();
create trigger grievance_answered after update of state on grievances for each statement execute function tell_staff();
