-- Who of the staff did how much in some days.
create index audit_by_time on audit_entries (at) include (actor_id, subject);

-- What a product sold, newest first, for its history.
create index order_lines_of_product_by_order on order_lines (product_id, order_id desc);
drop index order_lines_of_product;
