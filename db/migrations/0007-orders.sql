-- Consecutive numbers without gaps, a series for each financial year: drawn inside the transaction of the order.
create table number_series (
  name text primary key, last integer not null
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
  money text not null default 'live' check (money in ('live', 'test', 'sandbox')), -- Only live money is in figures and tax papers.
  user_id uuid references users on delete set null,
  checkout_id uuid unique references checkouts,
  payment_id text not null unique references payments,
  source text not null,
  status text not null default 'processing' check (status in ('processing', 'shipped', 'delivered', 'cancelled', 'returned')),
  delivery_stage text not null default 'pending' check (delivery_stage in (
    'pending', 'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped',
    'inTransit', 'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered',
    'cancelRequested', 'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged', 'returned', 'notSent')),
  astray boolean not null generated always as (delivery_stage in ('lost', 'damaged', 'cancelled')) stored,
  customer jsonb not null, address jsonb not null,
  pin text generated always as (coalesce(address ->> 'postalCode', '')) stored, -- For reports.
  buyer_left boolean not null default false, -- Their account is gone: name and address go when nobody needs them for delivery.
  coupon_code text, subtotal_paise bigint not null, tax_paise bigint not null, discount_paise bigint not null, total_paise bigint not null,
  refunded_paise bigint not null default 0, -- What went back to the buyer; sales are counted without it.
  tax_percent integer not null default 18, return_days integer not null default 7, dispatch_days integer not null default 2,
  deliver_by text, -- As in checkouts.
  created_at timestamptz not null, delivered_at timestamptz, -- The return window counts from the delivery.
  cancel_requested_at timestamptz, -- To be cancelled, and the courier has not agreed yet.
  restocked_at timestamptz -- All of it is back in the stock.
) with (fillfactor = 85);
create index orders_of_user on orders (user_id, id desc);
create index orders_by_status on orders (status, id desc);
create index orders_containing on orders using gin (order_words(number, customer, address) gin_trgm_ops);
create index orders_cancelling on orders (cancel_requested_at) where cancel_requested_at is not null and (status in ('processing', 'shipped'));
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

create table order_lines (
  order_id uuid not null references orders on delete cascade, place integer not null,
  product_id uuid references all_products on delete set null,
  name text not null, price_paise integer not null, quantity integer not null, weight_g numeric(8, 2), category text,
  image_id text references images,
  seller_id uuid references users on delete set null, seller_name text, -- As they were called then. Null: the shop itself.
  restocked integer not null default 0, -- How many are back in the stock; where the order has a restocked_at, all are.
  -- What reports add up (src/server/orders/line-sums.ts): read off one index, without the orders.
  ordered_at timestamptz not null, sales_paise double precision not null, refunded_paise double precision not null default 0,
  first_of_seller boolean not null default true, first_of_category boolean not null default true,
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

-- What happened to an order, for its timeline.
create table order_events (
  id uuid primary key, order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in (
    'orderPlaced', 'orderCancelled', 'cancelTooLate', 'addressCorrected', 'newParcel', 'refundRequested',
    'refundCompleted', 'testRefundClosed', 'cancelledParcelMoves', 'earlierParcelMoves', 'earlierParcelDelivered',
    -- A stage of its parcel, or what we have no key for.
    'pending', 'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped',
    'inTransit', 'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered',
    'cancelRequested', 'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged', 'returned', 'notSent', 'courierWords')),
  data jsonb not null default '{}', -- A place, the courier's own words: what the text needs besides its kind.
  actor text not null check (actor in ('customer', 'staff', 'shop', 'courier', 'provider'))
);
create index order_events_of_order on order_events (order_id, at);

-- What staff tell each other about an order.
create table order_notes (
  id uuid primary key, order_id uuid not null references orders on delete cascade,
  at timestamptz not null,
  author_id uuid references users on delete set null, author_name text not null, -- By name as well: accounts go.
  text text not null
);
create index order_notes_of_order on order_notes (order_id, id desc);
create index order_notes_of_author on order_notes (author_id);

-- Which mails went to the buyer after the first one. The id is that of the job that sends it, which is gone once it is sent.
create table order_mails (
  id uuid primary key, order_id uuid not null references orders on delete cascade,
  at timestamptz not null default now(), mail text not null,
  given_up boolean not null default false -- It could not be sent, and its job is gone: without this it would read as sent.
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
end $$;
create trigger note_mail_given_up after delete on jobs
  for each row when (old.failed_at is not null and old.name = 'send-mail') execute function note_mail_given_up();

-- A tax invoice as it was issued, with every name, rate and amount: never made anew.
create table invoices (
  order_id uuid primary key references orders on delete cascade,
  document jsonb not null, issued_at timestamptz not null,
  recipient jsonb -- Kept as long as tax law wants the paper, also when the order has forgotten its buyer.
);
-- The daily sweep looks for recipients that may go.
create index invoices_with_recipient on invoices (issued_at) where recipient is not null;

-- A recipient goes when no tax law wants the paper any more: six years are the least.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.document, new.issued_at) = (old.order_id, old.document, old.issued_at)
    and new.recipient is null and old.issued_at < now() - interval '6 years' then
    return new;
  end if;
  raise exception 'an invoice that was issued is never changed';
end $$;
create trigger invoices_stay before update on invoices for each row execute function refuse_invoice_change();

create table coupon_uses (
  order_id uuid primary key references orders on delete cascade,
  code text not null,
  user_id uuid references users on delete set null,
  at timestamptz not null
);

create table shipments (
  order_id uuid primary key references orders on delete cascade,
  provider text not null,
  -- waiting: the courier has not been told all of it yet. sent: to be fetched or under way. byHand: staff moved the order along.
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'done', 'cancelled', 'byHand')),
  provider_order_id text, provider_shipment_id text, awb text, courier_name text, track_url text,
  own_courier boolean not null default false, -- Staff sent it themselves: the number is theirs.
  -- The newest stage that the courier told, in what words, and when it was so.
  courier_stage text check (courier_stage in (
    'courierAssigned', 'packed', 'pickupScheduled', 'outForPickup', 'pickupDelayed', 'pickedUp', 'shipped', 'inTransit',
    'atDestination', 'delayed', 'outForDelivery', 'attempted', 'partlyDelivered', 'delivered', 'cancelRequested',
    'cancelled', 'comingBack', 'cameBack', 'lost', 'damaged')),
  courier_words text, courier_status_at timestamptz,
  created_at timestamptz not null, checked_at timestamptz, -- When the courier was last asked where it is.
  -- What went wrong when the courier was told, or what the parcel does that it must not do; and since when.
  trouble text check (trouble in ('walletEmpty', 'refused', 'unreachable', 'runaway', 'numberTaken')),
  trouble_text text, trouble_at timestamptz,
  -- When the courier was last told of a parcel of which we know no id, and the sum it was told, by which ours is known.
  announced_at timestamptz, announced_paise bigint,
  -- A courier never takes an order number twice: a parcel sent again has a number of its own. Of those that it replaced: the
  -- courier's ids, null where none was kept, and since when one is known to move, so that its buyer is about to get two.
  parcel_number integer not null default 1, replaced_ids text[], replaced_moving_at timestamptz
);
-- Not unique: couriers use their numbers again after some years.
create index shipments_by_awb on shipments (awb);
create index shipments_under_way on shipments (checked_at nulls first) where status = 'sent';
create index shipments_waiting on shipments (created_at) where status = 'waiting';
create index shipments_runaway on shipments (trouble_at) where trouble = 'runaway';
create index shipments_not_arriving on shipments (courier_stage, courier_status_at)
  where courier_stage in ('attempted', 'partlyDelivered', 'comingBack', 'cameBack', 'cancelled', 'lost', 'damaged');
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
  seller_name text not null, answer text not null check (answer in ('confirmed', 'packed', 'cannot')),
  reason text, answered_at timestamptz not null,
  primary key (order_id, seller_id)
);
-- Few cannot send at a time.
create index seller_answers_cannot on seller_answers (answered_at) where answer = 'cannot';

-- How many orders a day had and what they came to, of live money. Every change of an order writes down the difference it makes,
-- without waiting for another; a job adds the differences to the sums. Both together are the truth at any moment.
create table order_days (
  day date not null, status text not null, orders integer not null, total_paise bigint not null,
  refunded_paise bigint not null,
  primary key (day, status)
);

create table order_day_changes (
  id bigint generated always as identity primary key,
  day date not null, status text not null, orders integer not null, total_paise bigint not null,
  refunded_paise bigint not null
);

create function india_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC' + interval '5 hours 30 minutes')::date;

create function write_order_day_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.created_at, old.status, old.total_paise, old.refunded_paise, old.money)
    is not distinct from (new.created_at, new.status, new.total_paise, new.refunded_paise, new.money) then
    return null;
  end if;
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
create trigger order_counted after insert or update or delete on orders
  for each row execute function write_order_day_change();

-- What sold most in the last so many days, as it was a moment ago.
create table best_sellers (
  days integer not null, place integer not null,
  product_id uuid not null references all_products on delete cascade,
  pieces integer not null, paise double precision not null, as_of timestamptz not null,
  primary key (days, place)
);
create index best_sellers_of_product on best_sellers (product_id);
