alter table users
  add column avatar_id text references images (id),
  add column cover_id text references images (id),
  -- Sellers only.
  add column approved boolean not null default false,
  add column gst_number text;

-- People who have not yet proved their e-mail address. They become users by the code that was mailed to them.
create table registrations (
  id uuid primary key,
  -- Of the opaque word that the browser knows the registration by.
  token_hash text not null unique,
  username text not null,
  email text not null,
  full_name text not null,
  password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'seller')),
  gst_number text,
  avatar_id text references images (id),
  cover_id text references images (id),
  otp_hash text not null,
  otp_expires_at timestamptz not null,
  otp_tries integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index registrations_username on registrations (lower(username));
create index registrations_email on registrations (lower(email));
create index registrations_expired on registrations (expires_at);

-- The code for a new password; a newer one takes the place of the one before.
create table password_resets (
  user_id uuid primary key references users (id) on delete cascade,
  otp_hash text not null,
  otp_expires_at timestamptz not null,
  otp_tries integer not null default 0
);

-- One row for each device that is logged in. All its refresh tokens share one part, the family, and only the newest is
-- good: an older one that comes back was stolen from one side or the other.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  family_hash text not null unique,
  token_hash text not null,
  previous_hash text,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null,
  agent text not null
);
create index sessions_of_user on sessions (user_id, last_used_at desc);
create index sessions_expired on sessions (expires_at);

-- How often something was tried that must not be tried without end: wrong passwords, wrong codes, mails asked for.
create table attempts (
  subject text primary key,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index attempts_last on attempts (last_at);
