-- What a seller says of themselves, and where their application stands.
alter table users
  add column seller_phone text,
  -- {streetAddress, landmark, city, state, postalCode}: where the courier picks up.
  add column pickup_address jsonb,
  -- Approved once and stopped since; one who was never approved is refused.
  add column seller_suspended boolean not null default false,
  -- Corrected and sent again after a refusal: when, and {field: [before, after]}. Null once it was decided.
  add column seller_resent_at timestamptz,
  add column seller_resent_changes jsonb;
update users set seller_suspended = true
where role = 'seller' and not approved and (
  select action from audit_entries where subject = 'user' and subject_id = users.id and action like 'Seller %'
  order by id desc limit 1
) = 'Seller suspended';

-- Several may have one GSTIN; staff are told.
create index users_by_gstin on users (gst_number) where gst_number is not null;

-- Who sold it, as they were called then. Null: the shop itself, or a line from before, whose seller is looked up.
alter table order_lines add column seller_name text;
alter table checkout_lines add column seller_name text;

-- The page of a product names its seller.
create function notify_seller_renamed() returns trigger language plpgsql as $$
begin
  perform notify_catalogue('{}', array(select cache_tag('p-', id) from all_products where seller_id = new.id and on_sale));
  return new;
end $$;
create trigger seller_renamed after update of full_name on users for each row
  when (old.full_name is distinct from new.full_name) execute function notify_seller_renamed();

-- What each seller of an order says to their lines. No row: they have not answered yet.
create table seller_answers (
  order_id uuid not null references orders (id) on delete cascade,
  -- Kept by name as well: accounts go, the lines that nobody sends stay.
  seller_id uuid not null,
  seller_name text not null,
  answer text not null check (answer in ('confirmed', 'packed', 'cannot')),
  reason text,
  answered_at timestamptz not null,
  primary key (order_id, seller_id)
);
-- Few cannot send at a time.
create index seller_answers_cannot on seller_answers (answered_at) where answer = 'cannot';
