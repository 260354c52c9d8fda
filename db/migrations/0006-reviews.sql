create table reviews (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  -- Null once the reviewer's account is gone; the review stays.
  user_id uuid references users (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  message text not null check (length(message) between 1 and 2000),
  created_at timestamptz not null default now(),
  unique (product_id, user_id)
);

-- Newest first, page by page; the rating lies in the index, so that counting the stars reads nothing else.
create index reviews_newest on reviews (product_id, created_at desc, id desc) include (rating);
-- For letting go of an account.
create index reviews_of_user on reviews (user_id);

-- Pages that are kept for everyone name the reviewers.
create trigger reviewers_changed after update of full_name or delete on users
  for each statement execute function notify_catalogue();
