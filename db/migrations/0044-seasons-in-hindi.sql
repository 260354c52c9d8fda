-- What a season tells of in Hindi, where somebody has written it: empty is told in English.
alter table seasons
  add column name_hi text not null default '',
  add column heading_hi text not null default '',
  add column body_hi text not null default '',
  add column button_hi text not null default '';
