-- A payment may go back in parts, also by hand in the provider's own dashboard.
alter table refunds drop constraint refunds_payment_id_key;
create index refunds_of_payment on refunds (payment_id);
create unique index refunds_by_provider_id on refunds (provider_id);

-- Counts the requests that the provider has answered with no: each new one has a key of its own.
alter table refunds add column attempt integer not null default 1;
update refunds set attempt = 2 where status = 'failed';
-- Why it did not go through yet, in words for the staff.
alter table refunds add column failure text;
-- Since when it is in its status; what is open today counts from today. In milliseconds, as the shop counts.
alter table refunds add column status_since timestamptz not null default date_trunc('milliseconds', now());
alter table refunds alter column status_since drop default;
-- When the provider is asked next what became of a refund that it took.
alter table refunds add column check_at timestamptz;
update refunds set check_at = now() where status = 'requested';

create index refunds_failed on refunds (status_since, id) where status = 'failed';
create index refunds_to_check on refunds (check_at) where check_at is not null;

-- Requests that were given up without a word are made again; those that failed are found among the refunds from now on.
insert into jobs (id, name, data, key)
  select gen_random_uuid(), 'refund-payment', jsonb_build_object('refundId', id), id::text from refunds where status = 'due'
  on conflict do nothing;
delete from jobs where name = 'refund-payment' and failed_at is not null;
