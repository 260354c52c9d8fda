-- A mail about an order that could not be sent, and whose job nobody keeps any more. Without this it would read as sent,
-- as all mails do whose job is gone.
alter table order_mails add column given_up boolean not null default false;

create function note_mail_given_up() returns trigger language plpgsql as $$
begin
  update order_mails set given_up = true where id = old.id;
  -- The first mail of an order is queued under the order's own id and noted nowhere else: most are sent.
  insert into order_mails (id, order_id, at, mail, given_up)
    select id, id, created_at, 'placed', true from orders where id = old.id
    on conflict (id) do nothing;
  return null;
end
$$;

create trigger note_mail_given_up after delete on jobs
  for each row when (old.failed_at is not null and old.name = 'send-mail') execute function note_mail_given_up();
