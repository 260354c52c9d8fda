-- A priced draft that waits for its payment. While it is open its pieces are taken out of the stock for it.
create table checkouts (
  id uuid primary key,
  user_id uuid references users on delete set null,
  source text not null check (source in ('cart', 'buyNow')),
  status text not null default 'open' check (status in ('open', 'released', 'paid')),
  -- Two ways of being the same: asked for with the same items and address id, and carrying the same in all it has.
  request_key text not null, fingerprint text not null,
  customer jsonb not null, address jsonb not null, coupon_code text, -- As they stood when the shopper went to pay.
  subtotal_paise bigint not null check (subtotal_paise > 0),
  tax_paise bigint not null, discount_paise bigint not null, total_paise bigint not null check (total_paise > 0),
  tax_percent integer not null default 18, return_days integer not null default 7, dispatch_days integer not null default 2,
  deliver_by text, -- The promised day in India, 2026-11-20, as text so that no driver makes a moment of it; null: unknown.
  created_at timestamptz not null, expires_at timestamptz not null,
  held_since timestamptz not null, -- When its pieces were first set aside: a hold that is renewed ends by it.
  pending_provider_calls integer not null default 0 check (pending_provider_calls >= 0) -- Calls that ask the provider now; the last that fails puts its pieces back.
);
create index checkouts_of_user on checkouts (user_id, id desc);
create index checkouts_open on checkouts (user_id) where status = 'open';

create table checkout_lines (
  checkout_id uuid not null references checkouts on delete cascade,
  place integer not null,
  product_id uuid references all_products on delete set null,
  name text not null,
  image_id text references images,
  weight_g numeric(8, 2), price_paise integer not null check (price_paise > 0),
  quantity integer not null check (quantity > 0),
  seller_id uuid references users on delete set null,
  seller_name text,
  category text,
  primary key (checkout_id, place)
);

-- What the provider was asked to collect. One without a checkout is only an amount, and is used by whoever opened it.
create table payment_orders (
  id text primary key, provider text not null,
  user_id uuid references users on delete set null,
  checkout_id uuid unique references checkouts,
  amount_paise bigint not null check (amount_paise > 0), created_at timestamptz not null,
  key_id text, -- Which key of the provider opened it: a changed account is known by it.
  unknown_since timestamptz, -- Since when the keys in use do not know it.
  sold_out_at timestamptz -- The shopper was told that its pieces are gone: from then on nothing is collected for it.
);
create index payment_orders_unknown on payment_orders (unknown_since) where unknown_since is not null;
-- Payments without live money that are among live orders: none or a few in a shop that sells for real.
create index payment_orders_without_live_money on payment_orders (id) where provider <> 'razorpay';

-- Money that reached us. Each row ends as exactly one order or exactly one refund.
create table payments (
  id text primary key,
  payment_order_id text not null references payment_orders,
  amount_paise bigint not null, currency text not null,
  status text not null check (status in ('unused', 'ordered', 'refunding', 'refunded')),
  received_at timestamptz not null, fee_paise bigint not null default 0, offer_paise bigint not null default 0
);
create index payments_of_order on payments (payment_order_id);
create index payments_unused on payments (received_at) where status = 'unused';

create table refunds (
  id uuid primary key, -- Also the key by which the provider recognises a repeated request.
  payment_id text not null references payments,
  amount_paise bigint not null, reason text not null,
  status text not null default 'due' check (status in ('due', 'requested', 'processed', 'failed')),
  status_since timestamptz not null, created_at timestamptz not null, processed_at timestamptz, provider_id text,
  attempt integer not null default 1, -- Counts the requests that the provider has refused: each new one has a key of its own.
  check_at timestamptz, -- When the provider is asked next what became of it.
  failure text, -- Why it did not go through yet, in words for the staff.
  trouble text check (trouble in ('lowBalance', 'unknownId')), -- What a person can mend.
  -- Which pieces: [{"place": 0, "quantity": 1, "paise": 11800}]. Empty for an amount, and for all that is left.
  lines jsonb not null default '[]', restocked boolean not null default false,
  cause text, note text, -- In the words of the staff: they may speak of the buyer and go with their account.
  request_key uuid -- Drawn by the page that asks: a request that comes twice is one refund.
);
create index refunds_of_payment on refunds (payment_id);
create unique index refunds_by_provider_id on refunds (provider_id);
create index refunds_failed on refunds (status_since, id) where status = 'failed';
create index refunds_to_check on refunds (check_at) where check_at is not null;
create index refunds_open on refunds (payment_id) where status in ('due', 'requested', 'failed');
create unique index refunds_by_request_key on refunds (payment_id, request_key);
create index refunds_low_balance on refunds (status_since) where trouble = 'lowBalance' and status = 'due';

-- Money that our keys took and that no payment order of ours asked for: every payment since the backup, after a restore.
create table stray_payments (
  id text primary key, provider text not null,
  payment_order_id text, -- The provider's: null where there was no order to pay.
  amount_paise bigint not null, currency text not null,
  -- The provider says that this shop asked for it; where it says nothing, it may be another shop's of the same account.
  is_ours boolean not null,
  status text not null default 'open' check (status in ('open', 'linked', 'refunded', 'settled')),
  order_id uuid, -- Of what order staff say that it is.
  received_at timestamptz not null
);
create index stray_payments_open on stray_payments (received_at) where status = 'open';

-- What a buyer's bank takes back, or wants to: the shop has until respond_by to answer.
create table payment_disputes (
  id text primary key,
  provider text not null, payment_id text not null, amount_paise bigint not null, reason_code text not null,
  status text not null check (status in ('open', 'action_required', 'under_review', 'won', 'lost', 'closed')),
  respond_by timestamptz, created_at timestamptz not null, told_at timestamptz not null
);
create index payment_disputes_on on payment_disputes (respond_by) where status not in ('won', 'closed');

-- Until when a provider was asked for all payments that our keys took. Moved on by a finished round alone.
create table payment_polls (
  provider text primary key,
  asked_until timestamptz not null
);

-- The sandbox providers remember their own side, as real ones do.
create table sandbox_payment_orders (
  id text primary key, amount_paise bigint not null, receipt text not null, created_at timestamptz not null
);

create table sandbox_payments (
  id text primary key,
  payment_order_id text not null references sandbox_payment_orders,
  status text not null check (status in ('captured', 'failed', 'refunded')),
  created_at timestamptz not null
);
-- The bank of the sandbox takes one payment for an order, however often it is asked at once.
create unique index sandbox_payments_once on sandbox_payments (payment_order_id) where status <> 'failed';
-- All of them, failed ones too, are asked for when an order is settled.
create index sandbox_payments_of_order on sandbox_payments (payment_order_id);

-- The sandbox pays back in parts, as real providers do.
create table sandbox_refunds (
  key text primary key,
  payment_id text not null references sandbox_payments on delete cascade,
  amount_paise bigint not null, created_at timestamptz not null default now()
);
create index sandbox_refunds_of_payment on sandbox_refunds (payment_id);
