-- What an import did to each product, so that it can be taken back: the columns that it changed, each with what was there
-- before and what it wrote. Goes with the import.
create table product_import_changes (
  import_id uuid not null references product_imports (id) on delete cascade,
  line integer not null,
  product_id uuid not null,
  added boolean not null,
  changes jsonb not null,
  -- From which place in a family to which; null where the import moved it nowhere.
  move jsonb,
  -- Entries of the audit log with a greater id came after the import.
  marked uuid not null,
  -- What could not be taken back and why; null where nothing stayed.
  stayed jsonb,
  primary key (import_id, line)
);
create index product_import_changes_that_stayed on product_import_changes (import_id, line) where stayed is not null;

alter table product_imports
  -- How many products have their changes noted: imports from before this have none and cannot be taken back.
  add column noted integer not null default 0,
  add column undo_status text check (undo_status in ('working', 'done', 'failed')),
  -- From the last line of the file down to this one it is taken back.
  add column undo_line integer,
  add column undone integer not null default 0,
  add column removed integer not null default 0,
  add column restored integer not null default 0,
  add column stayed integer not null default 0,
  -- Pictures that were fetched by links.
  add column fetched integer not null default 0;
create index product_imports_being_undone on product_imports (user_id) where undo_status = 'working';

-- Pictures that somebody has uploaded for the rows of a table to name, by their names in small letters. They go with the
-- picture, which goes within a day or two where no product shows it.
create table product_import_pictures (
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  image_id text not null references images (id) on delete cascade,
  added_at timestamptz not null,
  primary key (user_id, name)
);
create index product_import_pictures_by_image on product_import_pictures (image_id);
