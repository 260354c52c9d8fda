-- What the home page tells of on certain days of every year: exam time, Diwali gifts. A season that ends before it begins
-- runs over New Year. Which one is shown on which day is decided by src/contract/seasons/season-days.ts.
create table seasons (
  id uuid primary key,
  name text not null,
  heading text not null,
  body text not null,
  button text not null,
  -- A page of the shop, never an address: shop, search or a category.
  leads_to text not null,
  words text not null,
  -- The category whose drawing and colour it has.
  picture text not null,
  from_month smallint not null check (from_month between 1 and 12),
  from_day smallint not null check (from_day between 1 and 31),
  to_month smallint not null check (to_month between 1 and 12),
  to_day smallint not null check (to_day between 1 and 31),
  is_on boolean not null,
  version integer not null default 1
);

-- Hard: a season that staff turned off is not shown a moment longer.
create function notify_seasons_changed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue(array['seasons'], '{}');
  return null;
end $$;
create trigger seasons_changed after insert or update or delete on seasons
  for each statement execute function notify_seasons_changed();

-- The old rows hold to a narrower rule already, so they need not be looked at.
alter table audit_entries
  drop constraint audit_entries_subject_check,
  add constraint audit_entries_subject_check check (subject in ('user', 'product', 'order', 'season')) not valid;
