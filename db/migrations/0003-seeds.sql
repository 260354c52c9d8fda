-- What the shop was filled with at first start. A row without finished_at was interrupted and goes on at the next start.
create table seeds (
  name text primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
