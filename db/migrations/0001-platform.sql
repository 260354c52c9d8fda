-- What the shop runs on: jobs, pictures, settings and what installations know about themselves.
create extension if not exists pg_trgm;

-- Pictures by the hash of what was uploaded; their files live in the media store.
create table images (
  id text primary key, width integer not null check (width > 0), height integer not null check (height > 0),
  created_at timestamptz not null default now()
);

-- Work to be done after the answer went out: mails, shipments, releasing stock. A finished job is deleted.
create table jobs (
  id uuid primary key, name text not null, data jsonb not null,
  key text, -- At most one job of a name waits under a key.
  run_at timestamptz not null default now(), -- Taking it moves this ahead, so a job whose process died comes back by itself.
  attempts integer not null default 0, lease uuid, -- Which taking it runs under; null while it waits.
  last_error text, failed_at timestamptz, -- Given up: kept for a while so that people can look at it.
  created_at timestamptz not null default now()
);
create unique index jobs_waiting_key on jobs (name, key) where key is not null and lease is null and failed_at is null;
-- The desk asks each ledger for what is wrong, and only for that: each index holds the few rows that are.
create index jobs_failed on jobs (name, key) where failed_at is not null;
create index jobs_tried_in_vain on jobs (name) where failed_at is null and last_error is not null;
-- Jobs are taken several at a time, of each kind as many as there is room for: each kind is read by itself, longest due first.
create index jobs_due_of_kind on jobs (name, run_at) where failed_at is null;

-- Events of the providers that were dealt with; each comes at least once.
create table provider_events (
  provider text not null, id text not null, received_at timestamptz not null default now(),
  is_readable boolean not null default true, -- Signed by its sender and yet in words that we do not understand.
  primary key (provider, id)
);
create index provider_events_received on provider_events (received_at);
create index provider_events_unread on provider_events (provider, received_at) where not is_readable;

-- What the owner decides at /admin/settings; a section without a row is as in src/contract/shop/default-settings.ts.
create table shop_settings (
  section text primary key,
  value jsonb not null, version integer not null default 1, saved_at timestamptz not null,
  saved_by text not null -- By the name they had then: the account may go.
);

-- A channel of its own: pages are made anew only after a process has read what changed.
create function notify_settings_changed() returns trigger language plpgsql as $$
begin perform pg_notify('settings', ''); return null; end $$;
create trigger settings_changed after insert or update or delete on shop_settings
  for each statement execute function notify_settings_changed();

-- What the shop was filled with at first start. A row without finished_at was interrupted and goes on at the next start.
create table seeds (
  name text primary key, started_at timestamptz not null default now(), finished_at timestamptz
);

-- A restore that is not finished: its rows are there, and its numbers are not moved on yet.
create table unfinished_restore (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null, is_copy boolean not null
);

-- What numbers of this installation begin with, so that two shops on one courier's account never share one.
create table installation (
  only_one boolean primary key default true check (only_one),
  number_prefix text not null check (number_prefix ~ '^[A-Z]{2,5}$')
);

create function new_number_prefix() returns text language sql volatile return (
  select 'LK' || string_agg(substr('CDFHJKMNPQRTVWXY', 1 + get_byte(uuid_send(gen_random_uuid()), 0) % 16, 1), '')
  from generate_series(1, 3)
);
insert into installation (number_prefix) values (new_number_prefix());
