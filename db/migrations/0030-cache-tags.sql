-- A change names what it touches, so that only the pages that show it grow old. The tags are those of
-- src/contract/catalog/cache-tags.ts: p-… a product as pages show it, s-… its exact stock, list and list-… the lists.
-- "hard" must not be shown any longer; "soft" may be for a moment. One notice a statement, whatever it changed.
drop trigger products_changed on all_products;
drop trigger reviewers_changed on users;
drop function notify_catalogue();

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
