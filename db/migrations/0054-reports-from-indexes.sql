-- Reports by product, category and seller read orders and lines from these alone, without the wide rows themselves.
drop index orders_by_time;
create index orders_by_time on orders (created_at) include (id, status, subtotal_paise, total_paise, refunded_paise);
drop index order_lines_by_time;
create index order_lines_by_time on order_lines (ordered_at) include (order_id, product_id, seller_id, price_paise, quantity);
