-- What is to do is counted off indexes that hold nothing else.
create index todos_to_pack on orders (id desc) where status = 'processing' and cancel_requested_at is null;
create index todos_to_refund on orders (id desc) where status in ('cancelled', 'returned') and refunded_paise = 0;

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

-- Orders that owner and sellers are told of by mail, each once. One without a time waits for the next digest.
create table order_notices (
  order_id uuid primary key references orders (id) on delete cascade,
  noted_at timestamptz not null,
  mailed_at timestamptz
);
create index order_notices_waiting on order_notices (order_id) where mailed_at is null;
create index order_notices_mailed on order_notices (mailed_at) where mailed_at is not null;

-- The staff's search: orders by what is in them, people by the phone of their addresses.
create index staff_search_lines on order_lines using gin (lower(name) gin_trgm_ops);
create index staff_search_phones on addresses (phone_number text_pattern_ops, user_id);
