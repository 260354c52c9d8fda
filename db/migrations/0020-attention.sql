-- What went wrong when the courier was told of an order, or what a parcel does that it must not do; and since when.
alter table shipments
  add column trouble text check (trouble in ('walletEmpty', 'refused', 'unreachable', 'runaway')),
  add column trouble_text text,
  add column trouble_at timestamptz,
  -- The courier never takes the same order number twice: a parcel that is sent again travels under a number of its own.
  add column parcel_number integer not null default 1;

-- Signed by its sender and yet in words that we do not understand.
alter table provider_events add column is_readable boolean not null default true;

-- What staff did at the desk. The last entry of a subject says whether it counts as settled.
create table attention_actions (
  id uuid primary key,
  kind text not null,
  subject text not null,
  action text not null check (action in ('retry', 'refund', 'settle')),
  at timestamptz not null,
  -- Kept by name as well: accounts go, what they did stays.
  actor_id uuid references users (id) on delete set null,
  actor_name text not null,
  note text
);
create index attention_actions_of_subject on attention_actions (kind, subject, at desc);

-- The days on which staff were mailed what waits for them: once a day, whichever process does it.
create table attention_digests (day date primary key);

-- The desk asks each ledger for what is wrong, and only for that: each index holds the few rows that are.
create index jobs_failed on jobs (name, key) where failed_at is not null;
create index jobs_tried_in_vain on jobs (name) where failed_at is null and last_error is not null;
create index payments_unused on payments (received_at) where status = 'unused';
create index orders_cancelling on orders (cancel_requested_at)
  where cancel_requested_at is not null and status in ('processing', 'shipped');
create index shipments_waiting on shipments (created_at) where status = 'waiting';
create index shipments_runaway on shipments (trouble_at) where trouble = 'runaway';
create index shipments_not_arriving on shipments (courier_status, courier_status_at)
  where courier_status in ('attempted', 'partlyDelivered', 'comingBack', 'cameBack', 'cancelled', 'lost', 'damaged');
create index shipments_quiet on shipments ((coalesce(courier_status_at, created_at))) where status = 'sent';
create index provider_events_unread on provider_events (provider, received_at) where not is_readable;
