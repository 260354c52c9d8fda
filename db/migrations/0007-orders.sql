-- Consecutive numbers without gaps, a series for each financial year: drawn inside the transaction of the order.
create table number_series (
  name text primary key,
  last integer not null
);

create function order_words(number text, customer jsonb, address jsonb) returns text
language sql immutable strict parallel safe as $$
  select lower(number || ' ' || coalesce(customer ->> 'fullName', '') || ' ' || coalesce(customer ->> 'email', '') || ' '
    || coalesce(address ->> 'phoneNumber', '') || ' ' || coalesce(address ->> 'city', ''))
$$;

create function money_of_provider(provider text) returns text language sql immutable parallel safe
  return case provider when 'sandbox' then 'sandbox' when 'razorpayTest' then 'test' else 'live' end;

create table orders (
  id uuid primary key,
  number text not null unique, -- Ours, for people, couriers and mails.
  invoice_number text not null unique,
  user_id uuid references users on delete set null,
  checkout_id uuid unique references checkouts,
  payment_id text not null unique references payments,
  source text not null,
  status text not null default 'processing' check (status in ('processing', 'shipped', 'delivered', 'cancelled', 'returned')),
  delivery_status text not null default 'Pending',
  customer jsonb not null,
  address jsonb not null,
  -- The buyer's account is gone: name and address go too as soon as nobody needs them for delivery.
  buyer_left boolean not null default false,
  coupon_code text,
  subtotal_paise bigint not null,
  tax_paise bigint not null,
  discount_paise bigint not null,
  total_paise bigint not null,
  created_at timestamptz not null,
  delivered_at timestamptz, -- The return window counts from here, not from a text in the timeline.
  cancel_requested_at timestamptz, -- Somebody wants it cancelled and the courier, who is to fetch it, has not agreed yet.
  restocked_at timestamptz, -- Its pieces are back in the stock, after a cancellation or a return.
  refunded_paise bigint not null default 0, -- What went back to the buyer of it; sales are counted without it.
  deliver_by text,
  tax_percent integer not null default 18,
  return_days integer not null default 7,
  dispatch_days integer not null default 2,
  -- Where orders go to, read without the addresses themselves.
  pin text generated always as (coalesce((address ->> 'postalCode'), '')) stored,
  astray boolean not null generated always as (delivery_status in ('Lost by the courier', 'Damaged on the way', 'Shipment cancelled')) stored,
  -- What mode the money of an order has. Only live money counts: test and sandbox orders have numbers of their own and are in
  -- no report, export or tax paper.
  money text not null default 'live' check (money in ('live', 'test', 'sandbox'))
) with (fillfactor = 85);
create index orders_of_user on orders (user_id, id desc);
create index orders_by_status on orders (status, id desc);
create index orders_containing on orders using gin (order_words(number, customer, address) gin_trgm_ops);
create index orders_cancelling on orders (cancel_requested_at)
  where cancel_requested_at is not null and (status in ('processing', 'shipped'));
-- The order list: sorted by total, narrowed to what was paid back or went astray.
create index orders_by_total on orders (total_paise desc, id desc);
create index orders_refunded on orders (id desc) where refunded_paise > 0;
-- What is to do is counted off indexes that hold nothing else.
create index todos_to_pack on orders (id desc) where status = 'processing' and cancel_requested_at is null;
create index todos_to_refund on orders (id desc) where (status in ('cancelled', 'returned')) and refunded_paise = 0;
-- The dashboard adds up the orders of some days without looking at the orders themselves.
create index orders_by_time on orders (created_at) include (id, status, pin, subtotal_paise, total_paise, refunded_paise);
-- What did not stay with its buyers.
create index orders_undone_by_time on orders (created_at) include (id) where status in ('cancelled', 'returned');
create index orders_astray on orders (id desc) where astray;
-- There are few beside live ones; where there are none but these, nothing is added up.
create index orders_not_live on orders (created_at) include (id) where money <> 'live';
-- What staff have to look at: the buyer has goods and money.
create index orders_delivered_refunded on orders (id) where status = 'delivered' and refunded_paise > 0;

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

create table order_lines (
  order_id uuid not null references orders on delete cascade,
  place integer not null,
  product_id uuid references all_products on delete set null,
  name text not null,
  image_id text references images,
  weight_g numeric(8, 2),
  price_paise integer not null,
  quantity integer not null,
  seller_id uuid references users on delete set null,
  -- Lines know when they were ordered: what sold best is read off an index, without the orders.
  ordered_at timestamptz not null,
  -- How many pieces of a line are back in the stock. Where the order has a restocked_at, all of them are.
  restocked integer not null default 0,
  -- Who sold it, as they were called then. Null: the shop itself, or a line from before, whose seller is looked up.
  seller_name text,
  category text,
  sales_paise double precision,
  refunded_paise double precision not null default 0,
  first_of_seller boolean not null default true,
  first_of_category boolean not null default true,
  primary key (order_id, place),
  check (restocked between 0 and quantity)
);
create index order_lines_of_seller on order_lines (seller_id, order_id desc) where seller_id is not null;
create index order_lines_of_seller_by_time on order_lines (seller_id, ordered_at)
  include (order_id, product_id, price_paise, quantity) where seller_id is not null;
-- The staff's search: orders by what is in them, people by the phone of their addresses.
create index staff_search_lines on order_lines using gin (lower(name) gin_trgm_ops);
-- What a product sold, newest first, for its history.
create index order_lines_of_product_by_order on order_lines (product_id, order_id desc);
create index order_lines_by_time on order_lines (ordered_at)
  include (order_id, product_id, seller_id, category, quantity, price_paise, sales_paise, refunded_paise, first_of_seller, first_of_category);

-- An order and its lines are written in one statement, in which the trigger cannot see the order yet: who knows says so.
create function date_order_line() returns trigger language plpgsql as $$
begin
  new.ordered_at := coalesce(new.ordered_at, (select created_at from orders where id = new.order_id));
  return new;
end $$;
create trigger order_line_added before insert on order_lines for each row execute function date_order_line();

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

-- What happened to an order, for its timeline.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  text text not null,
  place text
);
create index order_events_of_order on order_events (order_id, at);

-- What staff tell each other about an order.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  author_id uuid references users on delete set null, -- Kept by name as well: accounts go, what they wrote stays.
  author_name text not null,
  text text not null
);
create index order_notes_of_order on order_notes (order_id, id desc);
create index order_notes_of_author on order_notes (author_id);

-- Which mails went to the buyer after the first one. The id is that of the job that sends it, which is gone once it is sent.
create table order_mails (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(),
  mail text not null,
  -- A mail about an order that could not be sent, and whose job nobody keeps any more. Without this it would read as sent, as
  -- all mails do whose job is gone.
  given_up boolean not null default false
);
create index order_mails_of_order on order_mails (order_id, id);

create function note_mail_given_up() returns trigger language plpgsql as $$
begin
  update order_mails set given_up = true where id = old.id;
  -- The first mail of an order is queued under the order's own id and noted nowhere else: most are sent.
  insert into order_mails (id, order_id, at, mail, given_up)
    select id, id, created_at, 'placed', true from orders where id = old.id
    on conflict (id) do nothing;
  return null;
end
$$;
create trigger note_mail_given_up after delete on jobs
  for each row when (old.failed_at is not null and old.name = 'send-mail') execute function note_mail_given_up();

-- A tax invoice as it was issued: who sold under which number, where it was supplied, which taxes at which rates, every amount.
-- It is read from here ever after, whatever the shop is called or charges by then.
create table invoices (
  order_id uuid primary key references orders on delete cascade,
  document jsonb not null,
  issued_at timestamptz not null,
  -- Whom an invoice was issued to stands on the invoice itself: tax law wants name and address for as long as it wants the
  -- paper, also after the buyer has left and the order has forgotten them.
  recipient jsonb
);
-- The daily sweep looks for recipients that may go.
create index invoices_with_recipient on invoices (issued_at) where recipient is not null;

-- A recipient may be added once, and goes when no tax law wants the paper any more: six years are the least.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.document, new.issued_at) = (old.order_id, old.document, old.issued_at) and (
    old.recipient is null or (new.recipient is null and old.issued_at < now() - interval '6 years')
  ) then
    return new;
  end if;
  raise exception 'an invoice that was issued is never changed';
end
$$;
create trigger invoices_stay before update on invoices for each row execute function refuse_invoice_change();

-- Null once the order has forgotten its buyer.
create function recipient_of(orders) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'name', coalesce(nullif(concat_ws(' ', nullif($1.address->>'firstName', ''), nullif($1.address->>'lastName', '')), ''),
      $1.customer->>'fullName'),
    'street', concat_ws(', ', nullif($1.address->>'streetAddress', ''), nullif($1.address->>'landmark', '')),
    'city', $1.address->>'city', 'state', $1.address->>'state', 'postalCode', $1.address->>'postalCode',
    'country', $1.address->>'country')
  where $1.address->>'streetAddress' <> ''
$$;

-- For invoices written by who does not know the column: versions before this one, and backups of theirs. At the end of
-- the transaction, when the order is there as well.
create function seal_recipient() returns trigger language plpgsql as $$
begin
  update invoices set recipient = recipient_of(orders)
    from orders where orders.id = new.order_id and invoices.order_id = new.order_id;
  return null;
end
$$;
create constraint trigger invoices_sealed after insert on invoices deferrable initially deferred
  for each row when (new.recipient is null) execute function seal_recipient();

create table coupon_uses (
  order_id uuid primary key references orders on delete cascade,
  code text not null,
  user_id uuid references users on delete set null,
  at timestamptz not null
);

create table shipments (
  order_id uuid primary key references orders on delete cascade,
  provider text not null,
  -- waiting: the courier has not been told all of it yet. sent: it is to be fetched or under way.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'cancelled', 'byHand')),
  provider_order_id text,
  provider_shipment_id text,
  awb text,
  courier_name text,
  track_url text,
  courier_status text, -- The newest status that the courier told, and when it was so.
  courier_status_at timestamptz,
  checked_at timestamptz, -- When the courier was last asked where it is.
  created_at timestamptz not null,
  trouble text check (trouble in ('walletEmpty', 'refused', 'unreachable', 'runaway', 'numberTaken')),
  trouble_text text,
  trouble_at timestamptz,
  -- The courier never takes the same order number twice: a parcel that is sent again travels under a number of its own.
  parcel_number integer not null default 1,
  -- Staff sent the parcel with a courier of their own: its number is theirs, no courier of the shop knows it.
  own_courier boolean not null default false,
  -- Since when the courier is known to move a parcel that another one replaced: its buyer is about to get two.
  replaced_moving_at timestamptz,
  -- When the courier was last told of a parcel of which we know no id: the answer may be lost, and its search may be behind.
  announced_at timestamptz,
  -- The sum it was told, by which ours is known: what is paid back later changes what the order comes to.
  announced_paise bigint,
  -- The courier's own ids of the parcels that another one replaced; null where none was kept. Only their news is news of them.
  replaced_ids text[]
);
-- Not unique: couriers use their numbers again after some years.
create index shipments_by_awb on shipments (awb);
create index shipments_under_way on shipments (checked_at nulls first) where status = 'sent';
create index shipments_waiting on shipments (created_at) where status = 'waiting';
create index shipments_runaway on shipments (trouble_at) where trouble = 'runaway';
create index shipments_not_arriving on shipments (courier_status, courier_status_at)
  where courier_status in ('attempted', 'partlyDelivered', 'comingBack', 'cameBack', 'cancelled', 'lost', 'damaged');
create index shipments_quiet on shipments ((coalesce(courier_status_at, created_at))) where status = 'sent';
create index shipments_in_trouble on shipments (order_id) where trouble is not null;
create index shipments_replaced_moving on shipments (replaced_moving_at) where replaced_moving_at is not null;

create table sandbox_shipments (
  order_number text primary key,
  reached jsonb not null, -- When each step of the way was reached; those that only take time are not written down.
  cancelled boolean not null default false
);

-- What each seller of an order says to their lines. No row: they have not answered yet.
create table seller_answers (
  order_id uuid not null references orders on delete cascade,
  seller_id uuid not null, -- Kept by name as well: accounts go, the lines that nobody sends stay.
  seller_name text not null,
  answer text not null check (answer in ('confirmed', 'packed', 'cannot')),
  reason text,
  answered_at timestamptz not null,
  primary key (order_id, seller_id)
);
-- Few cannot send at a time.
create index seller_answers_cannot on seller_answers (answered_at) where answer = 'cannot';

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

-- How many orders a day had and what they came to stands ready: the dashboard of a shop with 1,000 orders a day added up
-- 60,000 of them each time it was opened. Every change of an order writes down the difference it makes, without waiting
-- for another; a job adds the differences to the sums from time to time. Both together are the truth at any moment.
create function india_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC' + interval '5 hours 30 minutes')::date;

-- Sums of days are of live money. What stood in them of other orders is taken out as a change, like every other.
create function write_order_day_change() returns trigger language plpgsql as $$
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
create trigger order_counted after insert or delete on orders for each row execute function write_order_day_change();
create trigger order_counted_anew after update on orders for each row
  when ((old.created_at, old.status, old.total_paise, old.refunded_paise, old.money)
    is distinct from (new.created_at, new.status, new.total_paise, new.refunded_paise, new.money))
  execute function write_order_day_change();

-- What sold most in the last so many days, as it was a moment ago: a shop with many orders does not count all lines again for
-- everybody who looks.
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
