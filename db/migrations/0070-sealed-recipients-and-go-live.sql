-- Whom an invoice was issued to stands on the invoice itself: tax law wants name and address for as long as it wants the
-- paper, also after the buyer has left and the order has forgotten them.
alter table invoices add column recipient jsonb;

-- Null once the order has forgotten its buyer.
create function recipient_of(orders) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'name', coalesce(nullif(concat_ws(' ', nullif($1.address->>'firstName', ''), nullif($1.address->>'lastName', '')), ''),
      $1.customer->>'fullName'),
    'street', concat_ws(', ', nullif($1.address->>'streetAddress', ''), nullif($1.address->>'landmark', '')),
    'city', $1.address->>'city', 'state', $1.address->>'state', 'postalCode', $1.address->>'postalCode',
    'country', $1.address->>'country')
  where $1.address->>'streetAddress' <> ''
$$;

-- A recipient may be added once, and goes when no tax law wants the paper any more: six years are the least.
create or replace function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.document, new.issued_at) = (old.order_id, old.document, old.issued_at) and (
    old.recipient is null or (new.recipient is null and old.issued_at < now() - interval '6 years')
  ) then
    return new;
  end if;
  raise exception 'an invoice that was issued is never changed';
end
$$;

update invoices set recipient = recipient_of(orders) from orders where orders.id = invoices.order_id;

-- For invoices written by who does not know the column: versions before this one, and backups of theirs. At the end of
-- the transaction, when the order is there as well.
create function seal_recipient() returns trigger language plpgsql as $$
begin
  update invoices set recipient = recipient_of(orders)
    from orders where orders.id = new.order_id and invoices.order_id = new.order_id;
  return null;
end
$$;
create constraint trigger invoices_sealed after insert on invoices deferrable initially deferred
  for each row when (new.recipient is null) execute function seal_recipient();

-- The daily sweep looks for recipients that may go.
create index invoices_with_recipient on invoices (issued_at) where recipient is not null;

-- What was found out for the go-live page and is not known by looking again: what providers answered when they were last
-- asked, through which address the shop was opened, which owner had the mail that was sent to them.
create table go_live_notes (
  name text primary key,
  -- The settings that it was found with: under others it says nothing.
  about text not null,
  outcome text not null,
  amount_rupees integer,
  user_id uuid references users (id) on delete cascade,
  at timestamptz not null
);

-- Payments without live money that are among live orders: none or a few in a shop that sells for real.
create index payment_orders_without_live_money on payment_orders (id) where provider <> 'razorpay';
