-- Complaints to the grievance officer. The law wants a ticket number within 48 hours and an answer within a month.
create table grievances (
  id uuid primary key,
  number bigint generated always as identity unique,
  name text not null,
  email text not null,
  language text not null,
  order_number text not null default '',
  text text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  answer text,
  -- By the name they had then: accounts go.
  answered_by text,
  answered_at timestamptz
);
create index grievances_by_state on grievances (state, id);
create index grievances_of_email on grievances (lower(email), id);
create index grievances_by_age on grievances (created_at);

create trigger grievance_raised after insert on grievances for each statement execute function tell_staff();
create trigger grievance_answered after update of state on grievances for each statement execute function tell_staff();
