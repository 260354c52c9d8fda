-- Money that our keys took and that no payment order of ours asked for: every payment since the backup, after a restore.
create table stray_payments (
  id text primary key,
  provider text not null,
  -- The provider's: null where there was no order to pay.
  payment_order_id text,
  amount_paise bigint not null,
  currency text not null,
  -- The provider says that this shop asked for it; where it says nothing, it may be another shop's of the same account.
  is_ours boolean not null,
  status text not null default 'open' check (status in ('open', 'linked', 'refunded', 'settled')),
  -- Of what order staff say that it is.
  order_id uuid,
  received_at timestamptz not null
);
create index stray_payments_open on stray_payments (received_at) where status = 'open';

-- What a buyer's bank takes back, or wants to: the shop has until respond_by to answer.
create table payment_disputes (
  id text primary key,
  provider text not null,
  payment_id text not null,
  amount_paise bigint not null,
  reason_code text not null,
  status text not null check (status in ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz,
  created_at timestamptz not null,
  told_at timestamptz not null
);
create index payment_disputes_on on payment_disputes (respond_by) where status not in ('won', 'closed');

-- What the shopper paid to the provider on top, and what an offer of the provider took off. amount_paise is what counts for
-- the order and what can go back: the provider collected amount_paise + fee_paise, the order costs amount_paise + offer_paise.
alter table payments
  add column fee_paise bigint not null default 0,
  add column offer_paise bigint not null default 0;

alter table payment_orders
  -- Which key of the provider opened it: a changed account is known by it.
  add column key_id text,
  -- Since when the keys in use do not know it.
  add column unknown_since timestamptz,
  -- The shopper was told that its pieces are gone: from then on nothing is collected for it.
  add column sold_out_at timestamptz;
create index payment_orders_unknown on payment_orders (unknown_since) where unknown_since is not null;

-- What keeps a refund from being asked for, where a person can mend it.
alter table refunds add column trouble text check (trouble in ('lowBalance', 'unknownId'));
create index refunds_low_balance on refunds (status_since) where trouble = 'lowBalance' and status = 'due';
