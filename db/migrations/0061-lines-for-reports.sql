-- What reports add up stands on the line itself, so that they read one index and nothing else: its category when it was
-- sold, its part of what the order came to and of what went back, and whether it is the order's first of its seller or
-- category, by which orders are counted.
alter table checkout_lines add column category text;
alter table order_lines
  add column category text,
  add column sales_paise double precision,
  add column refunded_paise double precision not null default 0,
  add column first_of_seller boolean not null default true,
  add column first_of_category boolean not null default true;
update checkout_lines set category = all_products.category from all_products where all_products.id = product_id;

-- For lines written by who does not know these columns: versions before this one, and tables filled by hand.
create function complete_order_lines(ids uuid[]) returns void language sql as $$
  update order_lines as line set category = whole.category, sales_paise = whole.sales,
    first_of_seller = whole.of_seller = 1, first_of_category = whole.of_category = 1
  from (
    select order_id, place, coalesce(line.category, product.category) as category,
      coalesce(line.price_paise::float8 * line.quantity / nullif(orders.subtotal_paise, 0) * orders.total_paise, 0) as sales,
      row_number() over (partition by order_id, line.seller_id order by place) as of_seller,
      row_number() over (partition by order_id, coalesce(line.category, product.category) order by place) as of_category
    from order_lines as line join orders on orders.id = line.order_id
      left join all_products as product on product.id = line.product_id
    where line.order_id = any (ids)
  ) as whole
  where line.order_id = whole.order_id and line.place = whole.place
$$;
create function complete_added_lines() returns trigger language plpgsql as $$
begin
  perform complete_order_lines(array_agg(distinct order_id)) from added
  where sales_paise is null or (category is null and product_id is not null) having count(*) > 0;
  return null;
end $$;
create trigger order_lines_added after insert on order_lines
  referencing new table as added for each statement execute function complete_added_lines();

-- What went back for certain lines counts against these; the rest is shared out by price.
create function share_refund(orders) returns void language sql as $$
  update order_lines as line
  set refunded_paise = coalesce(own.paise, 0) + coalesce(
    line.price_paise::float8 * line.quantity / nullif($1.subtotal_paise, 0) * ($1.refunded_paise - named.paise), 0)
  from order_lines as same
    left join (
      select piece.place, sum(piece.paise)::float8 as paise
      from refunds, jsonb_to_recordset(refunds.lines) as piece (place integer, paise bigint)
      where refunds.payment_id = $1.payment_id and refunds.status = 'processed' group by 1
    ) as own on own.place = same.place,
    (
      select coalesce(sum(piece.paise), 0)::float8 as paise
      from refunds, jsonb_to_recordset(refunds.lines) as piece (paise bigint)
      where refunds.payment_id = $1.payment_id and refunds.status = 'processed'
    ) as named
  where line.order_id = $1.id and same.order_id = $1.id and same.place = line.place
$$;
create function share_changed_refund() returns trigger language plpgsql as $$
begin
  perform share_refund(new);
  return null;
end $$;
create trigger order_refunded after update on orders for each row
  when (old.refunded_paise is distinct from new.refunded_paise) execute function share_changed_refund();

select complete_order_lines(array_agg(id)) from orders;
select share_refund(orders) from orders where refunded_paise <> 0;

drop index order_lines_by_time;
create index order_lines_by_time on order_lines (ordered_at)
  include (order_id, product_id, seller_id, category, quantity, price_paise, sales_paise, refunded_paise, first_of_seller, first_of_category);

-- Where orders go to, read without the addresses themselves.
alter table orders add column pin text generated always as (coalesce(address ->> 'postalCode', '')) stored;
drop index orders_by_time;
create index orders_by_time on orders (created_at)
  include (id, status, pin, subtotal_paise, total_paise, refunded_paise);
-- What did not stay with its buyers.
create index orders_undone_by_time on orders (created_at) include (id) where status in ('cancelled', 'returned');

-- Products of an owner with a name of some length, in search of those that are there already.
create index all_products_by_length on all_products (seller_id, char_length(name));

-- What lies in stock and what it is worth, read without the wide rows themselves.
drop index products_by_stock;
create index products_by_stock on all_products (stock, id) include (price_paise, created_at);
