-- What a change tells: caches of pages on the channel "catalogue", the staff's pages on "staff".
--
-- A notice to caches names tags, so that only the pages that show the change grow old. The tags are those of
-- src/contract/catalog/cache-tags.ts: p-… a product, s-… its exact stock, f-… a family, list and list-… the lists.
-- "hard" must not be shown any longer; "soft" may be for a moment.
--
-- Rows are compared whole, once the columns that no page shows were made equal: a new column makes pages old unless it is
-- named here.
create function cache_tag(kind text, product_id uuid) returns text language sql immutable as $$
  select kind || right(product_id::text, 12)
$$;

create function notify_catalogue(hard text[], soft text[]) returns void language plpgsql as $$
begin
  if cardinality(hard) + cardinality(soft) = 0 then return; end if;
  -- A notice holds 8,000 bytes. A change of more than that touches most pages anyway.
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
create trigger catalogue_added after insert on all_products referencing new table as added
  for each statement execute function notify_products_added();

create function notify_products_gone() returns trigger language plpgsql as $$
begin
  perform notify_catalogue(
    array(select cache_tag('p-', id) from gone where on_sale),
    array(select distinct tag from gone, unnest(array['list', 'list-' || category]) as tag where on_sale)
  );
  return null;
end $$;
create trigger catalogue_gone after delete on all_products referencing old table as gone
  for each statement execute function notify_products_gone();

create function notify_products_changed() returns trigger language plpgsql as $$
declare
  pair record; was all_products; got all_products; page all_products; hard text[] := '{}'; soft text[] := '{}';
begin
  for pair in select before as was, after as got from before join after using (id) where before.on_sale or after.on_sale loop
    was := pair.was; got := pair.got;
    if was.stock <> got.stock then hard := hard || cache_tag('s-', got.id); end if;
    -- A page shows which of its siblings are sold out.
    if was.in_stock <> got.in_stock or was.on_sale <> got.on_sale then
      soft := soft || array(select cache_tag('f-', family_id) from product_variants where product_id = got.id);
    end if;
    -- Shown by nothing; name_words follow the name.
    was.version := got.version; was.state := got.state; was.sku := got.sku; was.barcode := got.barcode;
    was.created_at := got.created_at; was.name_words := got.name_words;
    -- A page shows a stock from five down. It finds prices and what is off sale urgent, and shows ratings by their sums.
    page := was; page.stock := got.stock; page.in_stock := got.in_stock; page.price_paise := got.price_paise;
    page.on_sale := got.on_sale; page.average_rating := got.average_rating;
    if was.price_paise <> got.price_paise or (was.on_sale and not got.on_sale) then
      hard := hard || cache_tag('p-', got.id);
    elsif page is distinct from got or least(was.stock, 6) <> least(got.stock, 6) then
      soft := soft || cache_tag('p-', got.id);
    end if;
    -- Lists show each product by its own tag: theirs are for their members, order and filters.
    was.stock := got.stock; was.image_id := got.image_id; was.seller_id := got.seller_id; was.mrp_paise := got.mrp_paise;
    was.pack_size := got.pack_size; was.weight_g := got.weight_g;
    was.height_cm := got.height_cm; was.length_cm := got.length_cm; was.width_cm := got.width_cm;
    if was is distinct from got then
      soft := soft || array['list', 'list-' || was.category, 'list-' || got.category];
    end if;
  end loop;
  perform notify_catalogue(hard, array(select distinct tag from unnest(soft) as tag));
  return null;
end $$;
create trigger catalogue_changed after update on all_products referencing old table as before new table as after
  for each statement execute function notify_products_changed();

-- Only a product's own page shows more than its first picture. The notices of several rows of a product are one.
create function notify_product_pictures() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array[cache_tag('p-', coalesce(new.product_id, old.product_id))]);
  return null;
end $$;
create trigger pictures_changed after insert or update or delete on product_pictures
  for each row execute function notify_product_pictures();

-- Pages of a family carry its tag; a product that comes to one has only its own to be known by.
create function notify_variant_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(
    select distinct tag from unnest(array[
      cache_tag('p-', coalesce(new.product_id, old.product_id)), cache_tag('f-', old.family_id), cache_tag('f-', new.family_id)
    ]) as tag where tag is not null
  ));
  return null;
end $$;
create trigger variants_changed after insert or update or delete on product_variants
  for each row execute function notify_variant_changed();

-- Hard: a season that staff turned off is not shown a moment longer.
create function notify_seasons_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue(array['seasons'], '{}');
  return null;
end $$;
create trigger seasons_changed after insert or update or delete on seasons
  for each statement execute function notify_seasons_changed();

create function tell_staff() returns trigger language plpgsql as $$
begin perform pg_notify('staff', ''); return null; end $$;

-- Pages show people by name: reviewers and sellers. Staff wait for sellers who apply and for the answers to them.
create function notify_user_changed() returns trigger language plpgsql as $$
declare
  unseen text[] := '{username,email,password_hash,role,created_at,avatar_id,cover_id,approved,gst_number,seller_note,seller_decided_at,
    language,seller_phone,pickup_address,seller_suspended,seller_resent_at,seller_resent_changes,limited_to}';
begin
  if tg_op = 'INSERT' then
    if new.role = 'seller' then perform pg_notify('staff', ''); end if;
    return new;
  end if;
  if tg_op = 'DELETE' or to_jsonb(old) - unseen <> to_jsonb(new) - unseen then
    perform notify_catalogue('{}', array(
      select cache_tag('p-', product_id) from reviews where user_id = old.id
      union select cache_tag('p-', id) from all_products where seller_id = old.id and on_sale
    ));
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if (old.role, old.approved, old.seller_decided_at) is distinct from (new.role, new.approved, new.seller_decided_at) then
    perform pg_notify('staff', '');
  end if;
  return new;
end $$;
create trigger user_changed after insert or update on users for each row execute function notify_user_changed();
-- Before: with the account gone its reviews no longer say whose they were.
create trigger user_gone before delete on users for each row execute function notify_user_changed();

-- Staff hear of new orders by number, and whose products are in them. Of many at once, such as an import, the newest will do.
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
create trigger order_placed after insert on order_lines referencing new table as added
  for each statement execute function tell_staff_of_orders();

-- And of what else changes the number of things to do; of stock they hear with the catalogue.
create trigger order_moved after update on orders for each row
  when (old.status is distinct from new.status or old.cancel_requested_at is distinct from new.cancel_requested_at
    or old.refunded_paise is distinct from new.refunded_paise)
  execute function tell_staff();
create trigger refund_added after insert on refunds for each statement execute function tell_staff();
create trigger refund_moved after update on refunds for each row
  when (old.status is distinct from new.status) execute function tell_staff();
create trigger parcel_in_trouble after update on shipments for each row
  when (old.trouble is distinct from new.trouble) execute function tell_staff();
create trigger grievance_moved after insert or update of state on grievances for each statement execute function tell_staff();
