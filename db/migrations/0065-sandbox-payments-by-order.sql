-- All payments of one payment order, failed ones too, are asked for when an order is settled. The unique index knows only those
-- that did not fail, so each question read every payment there was: 25,000 of them for an order once that many had been sold.
create index sandbox_payments_of_order on sandbox_payments (payment_order_id);
