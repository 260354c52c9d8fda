-- The superadmin's list: whoever sells, and who sold before becoming a superadmin.
create index sellers_newest on users (id desc) where role = 'seller' or (role = 'superadmin' and gst_number is not null);
create index sellers_by_name on users (lower(full_name), id)
  where role = 'seller' or (role = 'superadmin' and gst_number is not null);
-- Few wait at a time, however many sell.
create index sellers_waiting on users (id desc) where role = 'seller' and not approved and seller_decided_at is null;
