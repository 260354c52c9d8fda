-- Pictures of a registration wait as they came: nothing is decoded before its code is proven.
create table registration_pictures (
  registration_id uuid not null references registrations (id) on delete cascade,
  field text not null check (field in ('avatar', 'coverImage')),
  bytes bytea not null,
  -- Added up to know how much waits, without reading it.
  size integer not null check (size > 0),
  primary key (registration_id, field)
);
