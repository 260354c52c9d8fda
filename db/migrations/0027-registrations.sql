-- Whose pictures wait, by a hash of the network they came from: none may use up the room of all. One that found no room is kept as an
-- empty place, so that its owner can be told.
alter table registration_pictures
  add column network text not null default '',
  drop constraint registration_pictures_size_check,
  add constraint registration_pictures_size_check check (size >= 0);

-- Never filled any more: pictures are made when the code is proven, and stand with the user.
alter table registrations drop column avatar_id, drop column cover_id;
