-- An order and its lines are written in one statement, in which the trigger cannot see the order yet: who knows says so.
create or replace function date_order_line() returns trigger language plpgsql as $$
begin
  new.ordered_at := coalesce(new.ordered_at, (select created_at from orders where id = new.order_id));
  return new;
end $$;

-- The bank of the sandbox takes one payment for an order, however often it is asked at once.
create unique index sandbox_payments_once on sandbox_payments (payment_order_id) where status <> 'failed';

-- Jobs are taken several at a time, of each kind as many as there is room for: each kind is read by itself, longest due first.
create index jobs_due_of_kind on jobs (name, run_at) where failed_at is null;
drop index jobs_due;
