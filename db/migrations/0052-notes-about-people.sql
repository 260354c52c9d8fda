-- What staff write down about a person. It goes with the account.
create table person_notes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Kept by name as well: accounts go, what they wrote stays.
  author_id uuid references users (id) on delete set null,
  author_name text not null,
  at timestamptz not null,
  text text not null check (length(text) <= 2000)
);
create index person_notes_of_user on person_notes (user_id, id desc);
