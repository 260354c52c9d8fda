-- An address is on the list once it was confirmed by the link in its mail. Those from before stay on it.
alter table newsletter_subscribers add column confirmed_at timestamptz;
update newsletter_subscribers set confirmed_at = created_at;
create index newsletter_unconfirmed on newsletter_subscribers (created_at) where confirmed_at is null;
