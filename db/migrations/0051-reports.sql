-- Who of the staff did how much in some days.
create index audit_by_time on audit_entries (at) include (actor_id, subject);
