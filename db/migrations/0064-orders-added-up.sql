-- How many orders a day had and what they came to stands ready: the dashboard of a shop with 1,000 orders a day added up
-- 60,000 of them each time it was opened. Every change of an order writes down the difference it makes, without waiting
-- for another; a job adds the differences to the sums from time to time. Both together are the truth at any moment.
create function india_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC' + interval '5 hours 30 minutes')::date;

create table order_days (
  day date not null,
  status text not null,
  orders integer not null,
  total_paise bigint not null,
  refunded_paise bigint not null,
  primary key (day, status)
);
create table order_day_changes (
  id bigint generated always as identity primary key,
  day date not null,
  status text not null,
  orders integer not null,
  total_paise bigint not null,
  refunded_paise bigint not null
);

create function write_order_day_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_day_changes (day, status, orders, total_paise, refunded_paise)
    values (india_day(old.created_at), old.status, -1, -old.total_paise, -old.refunded_paise);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_day_changes (day, status, orders, total_paise, refunded_paise)
    values (india_day(new.created_at), new.status, 1, new.total_paise, new.refunded_paise);
  end if;
  return null;
end $$;
create trigger order_counted after insert or delete on orders for each row execute function write_order_day_change();
create trigger order_counted_anew after update on orders for each row
  when ((old.created_at, old.status, old.total_paise, old.refunded_paise)
    is distinct from (new.created_at, new.status, new.total_paise, new.refunded_paise))
  execute function write_order_day_change();

insert into order_days
select india_day(created_at), status, count(*), sum(total_paise), sum(refunded_paise) from orders group by 1, 2;

-- What sold most in the last so many days, as it was a moment ago: a shop with many orders does not count all lines again
-- for everybody who looks.
create table best_sellers (
  days integer not null,
  place integer not null,
  product_id uuid not null references all_products on delete cascade,
  pieces integer not null,
  paise double precision not null,
  as_of timestamptz not null,
  primary key (days, place)
);
create index best_sellers_of_product on best_sellers (product_id);
