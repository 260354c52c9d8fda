-- What happened to accounts and who let themselves in: logins, failures, resets, changed roles, exports. Kept for a year.
-- Without references: what was done to or by an account stays after the account is gone. No names, no addresses of mail.
create table security_events (
  id uuid primary key,
  at timestamptz not null,
  -- Failures end in "-failed".
  event text not null,
  -- Whose account it is about; null where nobody's is, as for a login under an unknown name.
  subject_id uuid,
  -- Who did it; null where nobody was logged in.
  actor_id uuid,
  address text not null,
  device text not null,
  detail text
);
-- The list of a person, and how often something happened to them lately.
create index security_events_of_subject on security_events (subject_id, at desc, id desc);
create index security_events_by_actor on security_events (actor_id, at desc, id desc) where actor_id <> subject_id;
create index security_events_of_nobody on security_events (address, at) where subject_id is null;
create index security_events_failed on security_events (at) where event like '%-failed';
create index security_events_by_time on security_events (at);

-- Written once and never changed. A row goes only when it has been kept for its year.
create function keep_security_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'security_events is append-only: rows go after 365 days';
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function keep_security_event();
