-- A tax invoice as it was issued: who sold under which number, where it was supplied, which taxes at which rates, every
-- amount. It is read from here ever after, whatever the shop is called or charges by then.
create table invoices (
  order_id uuid primary key references orders (id) on delete cascade,
  document jsonb not null,
  issued_at timestamptz not null
);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice that was issued is never changed';
end
$$;
create trigger invoices_stay before update on invoices for each row execute function refuse_invoice_change();

-- Orders from before get theirs from what the shop is today, in the background and a few at a time.
insert into jobs (id, name, data, key)
  select gen_random_uuid(), 'keep-invoices', '{}', 'all' where exists (select from orders);
