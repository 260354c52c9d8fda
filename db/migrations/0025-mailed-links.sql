-- A new password is chosen by a mailed link. Codes that are on their way are void: they last ten minutes, and a link can be asked for.
drop table password_resets;
create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id, created_at desc);
create index password_resets_by_age on password_resets (created_at);

-- New e-mail addresses that were asked for. One counts when the link that was mailed to it has been used; the link that was mailed to
-- the old one takes it back.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  -- Null once it was confirmed, withdrawn or followed by another one.
  confirm_hash text unique,
  stop_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_of_user on email_changes (user_id, created_at desc);
create index email_changes_by_age on email_changes (created_at);
