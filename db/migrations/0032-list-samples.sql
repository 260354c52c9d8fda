-- What a large catalogue is counted and sampled by, so that a common word costs no more than a rare one.

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

set local maintenance_work_mem = '256MB';
drop index products_by_name_words;
create index products_by_name_words on all_products
  using gin (name_words, list_marks(id, price_paise, stock, rating_count))
  with (gin_pending_list_limit = 256);

-- The two smallest samples themselves, for lists without a text: with what these are narrowed by most.
create index products_sampled on all_products (category, price_paise, average_rating, stock, on_sale, seller_id, id)
  where get_byte(uuid_send(id), 15) = 0;
create index products_sampled_thinly on all_products (category, on_sale, id)
  where get_byte(uuid_send(id), 15) = 0 and get_byte(uuid_send(id), 14) % 4 = 0;

-- What ranks first among products whose names say the same: there to buy, with many reviews, new.
create index products_by_merit on all_products ((stock > 0), rating_count, id);

-- Where a sitemap ends and the next begins: about every 2,048th product, by the random end of its id.
create function ends_sitemap(id uuid) returns boolean language sql immutable strict parallel safe as $$
  select get_byte(uuid_send(id), 15) = 0 and get_byte(uuid_send(id), 14) % 8 = 0
$$;
create index products_ending_sitemaps on all_products (id) where ends_sitemap(id);

-- Looks at a sample of the rows, however many there are.
analyze all_products;
