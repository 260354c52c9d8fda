create table newsletter_subscribers (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now()
);
