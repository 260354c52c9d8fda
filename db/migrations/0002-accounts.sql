create table users (
  id uuid primary key,
  username text not null,
  email text not null,
  full_name text not null,
  password_hash text not null,
  role text not null check (role in ('customer', 'seller', 'admin', 'superadmin')),
  created_at timestamptz not null default now()
);

-- Asha and asha are one person.
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
