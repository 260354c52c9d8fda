-- Until when a provider was asked for all payments that our keys took. Moved on by a finished round alone.
create table payment_polls (
  provider text primary key,
  asked_until timestamptz not null
);

-- A restore that is not finished: its rows are there, and its numbers are not moved on yet. Written with the rows, also
-- into the tables of backups that are older than this file.
create table if not exists unfinished_restore (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  is_copy boolean not null
);
