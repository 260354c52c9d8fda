-- A review that breaks the rules is removed by staff: it stays, unseen, until they restore it. Null while it is shown.
alter table reviews add column removed_reason text;
alter table reviews add column removed_at timestamptz;
-- Goes up with each change, so that what was read on a page is what is removed or restored.
alter table reviews add column version integer not null default 1;

-- What everybody reads; `reviews_newest` knows the removed ones too.
create index reviews_shown on reviews (product_id, created_at desc, id desc) include (rating) where removed_at is null;
-- The list of staff, and the few in it that are removed.
create index reviews_by_time on reviews (created_at desc, id desc);
create index reviews_removed on reviews (created_at desc, id desc) where removed_at is not null;

-- Why, by whom and when is in the review's history.
alter table audit_entries
  drop constraint audit_entries_subject_check,
  add constraint audit_entries_subject_check
    check (subject in ('user', 'product', 'order', 'season', 'settings', 'review')) not valid;
