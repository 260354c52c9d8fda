-- An import by links gives up hosts that do not answer in time, and its links after so much waiting.
alter table product_imports
  add column slow_hosts text[] not null default '{}',
  add column waited_ms integer not null default 0;
