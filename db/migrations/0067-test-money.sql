-- What mode the money of an order has. Only live money counts: test and sandbox orders have numbers of their own and are in
-- no report, export or tax paper.
alter table orders add column money text not null default 'live' check (money in ('live', 'test', 'sandbox'));

create function money_of_provider(provider text) returns text language sql immutable parallel safe
  return case provider when 'sandbox' then 'sandbox' when 'razorpayTest' then 'test' else 'live' end;

update orders set money = money_of_provider(asked.provider)
from payments join payment_orders as asked on asked.id = payments.payment_order_id
where payments.id = orders.payment_id and money_of_provider(asked.provider) <> 'live';

-- For orders written by who does not know the column: versions before this one, and tables filled by hand.
create function tell_money_of_order() returns trigger language plpgsql as $$
begin
  new.money := coalesce(
    (select money_of_provider(provider) from payment_orders where checkout_id = new.checkout_id),
    (select money_of_provider(asked.provider) from payments join payment_orders as asked on asked.id = payments.payment_order_id
      where payments.id = new.payment_id),
    new.money);
  return new;
end $$;
create trigger order_money before insert on orders for each row when (new.money = 'live')
  execute function tell_money_of_order();

-- There are few beside live ones; where there are none but these, nothing is added up.
create index orders_not_live on orders (created_at) include (id) where money <> 'live';

-- Sums of days are of live money. What stood in them of other orders is taken out as a change, like every other.
create or replace function write_order_day_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.money = 'live' then
    insert into order_day_changes (day, status, orders, total_paise, refunded_paise)
    values (india_day(old.created_at), old.status, -1, -old.total_paise, -old.refunded_paise);
  end if;
  if tg_op <> 'DELETE' and new.money = 'live' then
    insert into order_day_changes (day, status, orders, total_paise, refunded_paise)
    values (india_day(new.created_at), new.status, 1, new.total_paise, new.refunded_paise);
  end if;
  return null;
end $$;
drop trigger order_counted_anew on orders;
create trigger order_counted_anew after update on orders for each row
  when ((old.created_at, old.status, old.total_paise, old.refunded_paise, old.money)
    is distinct from (new.created_at, new.status, new.total_paise, new.refunded_paise, new.money))
  execute function write_order_day_change();
insert into order_day_changes (day, status, orders, total_paise, refunded_paise)
select india_day(created_at), status, -count(*), -sum(total_paise), -sum(refunded_paise)
from orders where money <> 'live' group by 1, 2;
delete from best_sellers;

-- What numbers of this installation begin with, so that two shops on one courier's account never share one. Consonants
-- that are not taken for others make no words. Numbers that were given out stay as they are.
create table installation (
  only_one boolean primary key default true check (only_one),
  number_prefix text not null check (number_prefix ~ '^[A-Z]{2,5}$')
);
create function new_number_prefix() returns text language sql volatile return (
  select 'LK' || string_agg(substr('CDFHJKMNPQRTVWXY', 1 + get_byte(uuid_send(gen_random_uuid()), 0) % 16, 1), '')
  from generate_series(1, 3)
);
insert into installation (number_prefix) values (new_number_prefix());
