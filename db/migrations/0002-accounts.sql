create function user_words(full_name text, username text, email text) returns text
language sql immutable strict parallel safe as $$ select lower(full_name || ' ' || username || ' ' || email) $$;

create table users (
  id uuid primary key,
  username text not null, email text not null, full_name text not null, password_hash text not null,
  role text not null check (role in ('customer', 'seller', 'admin', 'superadmin')),
  limited_to text[], -- What of their role the owner leaves an admin; null is all. See src/contract/accounts/permissions.ts.
  language text not null default 'en' check (language in ('en', 'hi')), -- In which they last read the shop; mails are written in it.
  avatar_id text references images, cover_id text references images,
  created_at timestamptz not null default now(),
  -- Of sellers: whether they may sell, what they were told last and when (null: undecided), whether that stopped an approved one.
  approved boolean not null default false, seller_note text, seller_decided_at timestamptz, seller_suspended boolean not null default false,
  gst_number text, seller_phone text,
  pickup_address jsonb, -- {streetAddress, landmark, city, state, postalCode}: where the courier picks up.
  seller_resent_at timestamptz, seller_resent_changes jsonb -- Applied again after a refusal, {field: [before, after]}; null once decided.
);
-- Asha and asha are one person.
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create index users_by_role on users (role, id desc);
create index users_by_name on users (lower(full_name), id);
create index users_by_role_name on users (role, lower(full_name), id);
create index users_containing on users using gin (user_words(full_name, username, email) gin_trgm_ops);
-- The superadmin's list: whoever sells, and who sold before becoming a superadmin.
create index sellers_newest on users (id desc) where role = 'seller' or ((role = 'superadmin') and gst_number is not null);
create index sellers_by_name on users (lower(full_name), id) where role = 'seller' or ((role = 'superadmin') and gst_number is not null);
-- Few wait at a time, however many sell.
create index sellers_waiting on users (id desc) where role = 'seller' and not approved and seller_decided_at is null;
-- Several may have one GSTIN; staff are told.
create index users_by_gstin on users (gst_number) where gst_number is not null;

-- People who have not yet proved their e-mail address. They become users by the code that was mailed to them.
create table registrations (
  id uuid primary key,
  token_hash text not null unique, -- Of the opaque word that the browser knows the registration by.
  username text not null, email text not null, full_name text not null, password_hash text not null,
  role text not null default 'customer' check (role in ('customer', 'seller')),
  gst_number text, otp_hash text not null, otp_expires_at timestamptz not null, otp_tries integer not null default 0,
  verified_at timestamptz, created_at timestamptz not null, expires_at timestamptz not null
);
create index registrations_username on registrations (lower(username));
create index registrations_email on registrations (lower(email));
create index registrations_expired on registrations (expires_at);

-- Pictures of a registration wait as they came: nothing is decoded before its code is proven.
create table registration_pictures (
  registration_id uuid not null references registrations on delete cascade,
  field text not null check (field in ('avatar', 'coverImage')), bytes bytea not null,
  size integer not null check (size >= 0), -- Added up to know how much waits, without reading it.
  network text not null default '',
  primary key (registration_id, field)
);

-- The code for a new password; a newer one takes the place of the one before.
create table password_resets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null, expires_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id, created_at desc);
create index password_resets_by_age on password_resets (created_at);

-- New e-mail addresses that were asked for. One counts when the link that was mailed to it has been used; the link that was
-- mailed to the old one takes it back.
create table email_changes (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  old_email text not null, new_email text not null,
  confirm_hash text unique, -- Null once it was confirmed, withdrawn or followed by another one.
  stop_hash text not null unique,
  created_at timestamptz not null, expires_at timestamptz not null
);
create index email_changes_of_user on email_changes (user_id, created_at desc);
create index email_changes_by_age on email_changes (created_at);

-- One row for each device that is logged in. All its refresh tokens share one part, the family, and only the newest is good: an
-- older one that comes back was stolen from one side or the other.
create table sessions (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  family_hash text not null unique,
  token_hash text not null, previous_hash text, rotated_at timestamptz not null, created_at timestamptz not null,
  last_used_at timestamptz not null, expires_at timestamptz not null, address text not null, agent text not null,
  proven_at timestamptz -- When this session last showed the password again. Without it the login counts.
);
create index sessions_of_user on sessions (user_id, last_used_at desc);
create index sessions_expired on sessions (expires_at);

-- The second factor of an account: the secret of an authenticator app, encrypted with a key that is not in the database.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  confirmed_at timestamptz, -- Null while it is being set up.
  last_step integer not null -- The step of time whose code was used last: each is good once.
);

-- Single-use codes for those who lost their phone; a code that was used is gone.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- How often something was tried that must not be tried without end: wrong passwords, wrong codes, mails asked for.
create table attempts (
  subject text primary key,
  count integer not null, since timestamptz not null, last_at timestamptz not null, blocked_until timestamptz not null
);
create index attempts_last on attempts (last_at);

-- What happened to accounts and who let themselves in: logins, failures, resets, changed roles, exports. Kept for a year.
-- Without references: what was done to or by an account stays after the account is gone. No names, no addresses of mail.
create table security_events (
  id uuid primary key, at timestamptz not null,
  event text not null, -- Failures end in "-failed".
  subject_id uuid, -- Whose account it is about; null where nobody's is, as for a login under an unknown name.
  actor_id uuid, -- Who did it; null where nobody was logged in.
  address text not null, device text not null, detail text
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

create table addresses (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  first_name text not null, last_name text not null,
  street_address text not null, landmark text not null default '', city text not null, state text not null,
  country text not null default 'India', postal_code text not null check (postal_code ~ '^[1-9][0-9]{5}$'),
  phone_number text not null check (phone_number ~ '^[0-9]{10}$'), alternate_number text not null default '',
  address_type text not null default 'HOME' check (address_type in ('HOME', 'WORK', 'OTHER')),
  additional_info text not null default '', selected boolean not null default false, created_at timestamptz not null
);
-- Newest first: ids grow with time.
create index addresses_of_user on addresses (user_id, id desc);
-- One is delivered to at a time.
create unique index addresses_selected on addresses (user_id) where selected;
create index staff_search_phones on addresses (phone_number text_pattern_ops, user_id);

-- What staff write down about a person. It goes with the account.
create table person_notes (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  author_id uuid references users on delete set null, author_name text not null, -- By name as well: accounts go.
  at timestamptz not null, text text not null check (length(text) <= 2000)
);
create index person_notes_of_user on person_notes (user_id, id desc);

create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz, -- By the link in its mail: only then it is on the list.
  language text not null default 'en' check (language in ('en', 'hi'))
);
create index newsletter_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;
