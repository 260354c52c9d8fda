-- Work to be done after the answer went out: mails, shipments, releasing stock. A finished job is deleted.
create table jobs (
  id uuid primary key,
  name text not null,
  data jsonb not null,
  -- At most one job of a name waits under a key.
  key text,
  -- When it may be taken next. Taking it moves this ahead, so a job whose process died comes back by itself.
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Which taking it runs under; null while it waits.
  lease uuid,
  last_error text,
  -- Given up on: kept for a while so that people can look at it.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);

create index jobs_due on jobs (run_at) where failed_at is null;
create unique index jobs_waiting_key on jobs (name, key) where key is not null and lease is null and failed_at is null;
