-- The language in which somebody last read the shop: mails to them are written in it, whoever causes them.
alter table users add column language text not null default 'en' check (language in ('en', 'hi'));
alter table newsletter_subscribers add column language text not null default 'en' check (language in ('en', 'hi'));
