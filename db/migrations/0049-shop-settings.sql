-- What the owner decides at /admin/settings, a row a section; a section without a row is as the shop came
-- (src/contract/shop/default-settings.ts).
create table shop_settings (
  section text primary key,
  value jsonb not null,
  version integer not null default 1,
  saved_at timestamptz not null,
  -- By the name they had then: the account may go.
  saved_by text not null
);

-- A channel of its own: pages are made anew only after a process has read what changed.
create function notify_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', '');
  return null;
end $$;
create trigger settings_changed after insert or update or delete on shop_settings
  for each statement execute function notify_settings_changed();

-- A purchase keeps the tax rate and what was promised when it was made. For those from before it was this.
alter table checkouts
  add column tax_percent integer not null default 18,
  add column return_days integer not null default 7,
  add column dispatch_days integer not null default 2;
alter table orders
  add column tax_percent integer not null default 18,
  add column return_days integer not null default 7,
  add column dispatch_days integer not null default 2;

-- What the owner has left somebody of what their role may do; null is all of it. See src/contract/accounts/permissions.ts.
alter table users add column limited_to text[];

-- The old rows hold to a narrower rule already, so they need not be looked at.
alter table audit_entries
  drop constraint audit_entries_subject_check,
  add constraint audit_entries_subject_check check (subject in ('user', 'product', 'order', 'season', 'settings')) not valid;
