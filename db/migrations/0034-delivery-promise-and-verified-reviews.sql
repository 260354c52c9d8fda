-- The day by which the checkout promised the parcel, 2026-11-20: a day in India, kept as text so that no driver makes a
-- moment of it. Null where the courier could not say, and for what was bought before.
alter table checkouts add column deliver_by text;
alter table orders add column deliver_by text;

-- Whether the reviewer had received the product when they wrote. It stays when their account goes.
alter table reviews add column verified boolean not null default false;
update reviews set verified = true
from (
  select distinct orders.user_id, order_lines.product_id
  from orders join order_lines on order_lines.order_id = orders.id
  where orders.delivered_at is not null and orders.user_id is not null
) as received
where reviews.user_id = received.user_id and reviews.product_id = received.product_id;
