-- Who changed what, from what to what. Shown on the thing itself.
create table audit_entries (
  id uuid primary key, at timestamptz not null,
  actor_id uuid references users on delete set null, actor_name text not null, -- By name as well: accounts go.
  subject text not null check (subject in ('user', 'product', 'order', 'season', 'settings', 'review')),
  subject_id uuid not null,
  -- A key of src/contract/audit/audit-actions.ts; its text is made where it is shown, with what the text needs.
  action text not null check (action in (
    'roleChanged', 'permissionsChanged', 'accountDeleted', 'secondFactorReset', 'sellerApproved', 'sellerRefused',
    'sellerSuspended', 'sellerDetailsChanged', 'sellerApplicationResent',
    'productAdded', 'productChanged', 'productDeleted', 'productSold', 'importUndone', 'pictureAdded',
    'picturesChanged', 'pictureRemoved',
    'reviewRemoved', 'reviewRestored',
    'seasonAdded', 'seasonChanged', 'seasonDeleted',
    'identitySettingsChanged', 'grievanceSettingsChanged', 'socialSettingsChanged', 'taxSettingsChanged',
    'shippingSettingsChanged', 'returnsSettingsChanged', 'noticesSettingsChanged', 'backupRestored',
    'statusChanged', 'cancellationRequested', 'refundRequested', 'refundRetried', 'restocked', 'bookingRetried',
    'bookedUnderNewNumber', 'addressCorrected', 'newParcelSent', 'shippedWithOwnCourier', 'shippedByStaff',
    'ownCourierCorrected', 'stopRequestedAgain', 'cancellationRequestedAgain', 'cancellationConfirmed',
    'locationRequested', 'sellerConfirmed', 'sellerPacked', 'sellerCannotSend', 'paymentLinked', 'taskRetried',
    'troubleResolved', 'emailResent', 'noteAdded', 'noteDeleted'
  )),
  data jsonb not null default '{}',
  changes jsonb not null default '{}' -- {field: [before, after]}
);
create index audit_of_subject on audit_entries (subject, subject_id, id desc);
-- Who of the staff did how much in some days.
create index audit_by_time on audit_entries (at) include (actor_id, subject);

-- What staff did at the desk. The last entry of a subject says whether it counts as settled.
create table attention_actions (
  id uuid primary key,
  kind text not null, subject text not null, action text not null check (action in ('retry', 'refund', 'settle')),
  at timestamptz not null,
  actor_id uuid references users on delete set null, actor_name text not null, -- By name as well: accounts go.
  note text
);
create index attention_actions_of_subject on attention_actions (kind, subject, at desc);

-- The days on which staff were mailed what waits for them: once a day, whichever process does it.
create table attention_digests (
  day date primary key
);

-- Filters of the order list that people saved under a name, each for themselves.
create table order_views (
  id uuid primary key, user_id uuid not null references users on delete cascade,
  name text not null, filter jsonb not null, created_at timestamptz not null
);
create unique index order_views_of_user on order_views (user_id, lower(name));

-- Orders that owner and sellers are told of by mail, each once. One without a time waits for the next digest.
create table order_notices (
  order_id uuid primary key references orders on delete cascade,
  noted_at timestamptz not null, mailed_at timestamptz
);
create index order_notices_waiting on order_notices (order_id) where mailed_at is null;
create index order_notices_mailed on order_notices (mailed_at) where mailed_at is not null;

-- Complaints to the grievance officer. The law wants a ticket number within 48 hours and an answer within a month.
create table grievances (
  id uuid primary key, number bigint generated always as identity unique,
  name text not null, email text not null, language text not null, order_number text not null default '',
  text text not null, state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null, answer text,
  answered_by text, -- By the name they had then: accounts go.
  answered_at timestamptz
);
create index grievances_by_state on grievances (state, id);
create index grievances_of_email on grievances (lower(email), id);
create index grievances_by_age on grievances (created_at);

-- What was found out for the go-live page and is not known by looking again: what providers answered when they were last asked,
-- through which address the shop was opened, which owner had the mail that was sent to them.
create table go_live_notes (
  name text primary key,
  about text not null, -- The settings that it was found with: under others it says nothing.
  outcome text not null, amount_rupees integer,
  user_id uuid references users on delete cascade,
  at timestamptz not null
);
