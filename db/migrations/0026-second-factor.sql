-- When this session last showed the password again. Without it the login counts.
alter table sessions add column proven_at timestamptz;

-- The second factor of an account: the secret of an authenticator app, encrypted with a key that is not in the database.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  -- The step of time whose code was used last: each is good once.
  last_step integer not null
);

-- Single-use codes for those who lost their phone; a code that was used is gone.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
