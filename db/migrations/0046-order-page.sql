-- What of an order goes back, and why, where staff pay back a part of it.
alter table refunds
  -- Which pieces: [{"place": 0, "quantity": 1, "paise": 11800}]. Empty for an amount, and for all that is left.
  add column lines jsonb not null default '[]',
  add column cause text,
  -- In the words of the staff. It may speak of the buyer, so it goes with their account.
  add column note text,
  add column restocked boolean not null default false,
  -- Drawn by the page that asks: a request that comes twice is one refund.
  add column request_key uuid;
create unique index refunds_by_request_key on refunds (payment_id, request_key);

-- How many pieces of a line are back in the stock. Where the order has a restocked_at, all of them are.
alter table order_lines add column restocked integer not null default 0;
alter table order_lines add constraint order_lines_restocked_check check (restocked between 0 and quantity) not valid;

-- Staff sent the parcel with a courier of their own: its number is theirs, no courier of the shop knows it.
alter table shipments add column own_courier boolean not null default false;

-- What staff tell each other about an order.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null,
  -- Kept by name as well: accounts go, what they wrote stays.
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  text text not null
);
create index order_notes_of_order on order_notes (order_id, id desc);
create index order_notes_of_author on order_notes (author_id);

-- Which mails went to the buyer after the first one. The id is that of the job that sends it, which is gone once it is sent.
create table order_mails (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at timestamptz not null default now(),
  mail text not null
);
create index order_mails_of_order on order_mails (order_id, id);

-- The sandbox pays back in parts, as real providers do.
create table sandbox_refunds (
  key text primary key,
  payment_id text not null references sandbox_payments (id) on delete cascade,
  amount_paise bigint not null,
  created_at timestamptz not null default now()
);
create index sandbox_refunds_of_payment on sandbox_refunds (payment_id);
