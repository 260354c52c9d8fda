-- How names become words, and the words that shoppers search by.

-- The words of a text as products and queries both spell them: 10,000 mAh and 10000mah, 60×45 and 60 45, USB-C and usb c
-- are the same. Of all punctuation only the dot between digits stays.
create function search_text(given text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(regexp_replace(lower(
    case when octet_length(given) = length(given) then given else translate(normalize(given), E'\u200b\u200c\u200d', '') end),
    '(\d),(?=\d\d\d)', '\1', 'g'),
    '(?:(?<!\d)\.|\.(?!\d)|[\u0001-\u002d\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u3000-\u303f])+', ' ', 'g'),
    '(\d)(?:x(?=\d)|(?=[a-z]{2,}|[gmlw]\M))', '\1 ', 'g'))
$$;

-- The name up to what the thing is: 'kalam neer gel pen' of 'Kalam Neer Gel Pen, Blue, Pack of 5'.
create function bare_name(name text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    rtrim(regexp_replace(lower(name), '(?:[,(|;:]| (?:-|with|for|of|in|on|and|&) ).*$', '')),
    '(?: (?:no\.?|set|kit|pack|combo|series|\S*\d\S*))+$', '')
$$;

create function thing_of(name text) returns text language sql immutable strict parallel safe as $$
  select split_part(public.bare_name(name), ' ', -1)
$$;

-- What the attributes that shoppers choose by say.
create function facts_of(attributes jsonb) returns text language sql immutable strict parallel safe as $$
  select case when facts = '' then '' else public.search_text(facts) end from (select
    coalesce(attributes ->> 'inkColor' || ' ', '')
    || coalesce(attributes ->> 'connectivity' || ' ', '')
    || coalesce(attributes ->> 'memory' || ' ', '')
    || coalesce(attributes ->> 'screenSize' || ' ', '')
    || case when attributes ->> 'refillable' ilike 'y%' then 'refillable' else '' end as facts) as said
$$;

create function category_words(category text) returns tsvector language sql immutable strict parallel safe as $$
  select case category
    when 'Writing' then to_tsvector('english', 'writing instruments')
    when 'Paper' then to_tsvector('english', 'paper products')
    when 'DeskSupplies' then to_tsvector('english', 'desk supplies')
    when 'Filing' then to_tsvector('english', 'filing storage')
    when 'Reusable' then to_tsvector('english', 'reusable eco friendly')
    when 'TechStationery' then to_tsvector('english', 'tech stationery electronics')
  end
$$;

-- The thing itself weighs most (A), then the rest of the name (B), then attributes and category (C).
create function name_words(name text, category text, attributes jsonb) returns tsvector
language sql immutable strict parallel safe as $$
  select setweight(to_tsvector('english', public.thing_of(name)), 'A')
    || setweight(to_tsvector('english', public.search_text(name)), 'B')
    || setweight(to_tsvector('english', public.facts_of(attributes)) || public.category_words(category), 'C')
$$;

-- With the opening of the description, which says what a thing is about (weight D). Costly on purpose: the planner must
-- never think of running this over rows when the index below knows the answer.
create function all_words(name_words tsvector, description text) returns tsvector
language plpgsql immutable strict parallel safe cost 10000 as $$
begin
  return name_words || to_tsvector('english', left(description, 600));
end $$;

-- The words of a name in Hindi. Of two spellings of a sound that hardly anybody tells apart, one is kept: the dot below a letter
-- and the moon above it are left out as often as not.
create function hindi_words(given text) returns text[] language sql immutable strict parallel safe as $$
  select string_to_array(translate(public.search_text(given), E'\u0901\u093c', E'\u0902'), ' ')
$$;

-- How a word sounds, roughly, to Indian and English ears: the spellings of one word share it.
create function sound_of(word text) returns text language plpgsql immutable strict parallel safe as $$
declare
  sound text := regexp_replace(lower(word), '[^a-z]', '', 'g');
begin
  sound := regexp_replace(sound, '(?<=...)e?s$', '');
  sound := regexp_replace(sound, '^[kg](?=n)|^w(?=r)|gh(?=[tln])|gh$', '', 'g');
  sound := regexp_replace(sound, 's?c(?=[eiy])|sh', 's', 'g');
  sound := regexp_replace(sound, 'dge|g(?=[ei])', 'j', 'g');
  sound := translate(replace(replace(replace(sound, 'ph', 'f'), 'ch', '+'), 'x', 'ks'), 'cqzw', 'kksv');
  sound := regexp_replace(sound, '([^aeiouy])\1+', '\1', 'g');
  sound := regexp_replace(sound, '^[aeiouy]+', '*');
  return regexp_replace(sound, '(?<=.)[aeiouyh]', '', 'g');
end $$;

-- The words that names and facts are made of: what a misspelt word can have meant, what a half-typed one can become.
create table search_words (
  word text collate "C" primary key,
  products integer not null, -- How often it occurs, and how often as the thing itself.
  things integer not null,
  query text collate "C" not null generated always as (plainto_tsquery('english', word)::text) stored,
  sound text collate "C" not null generated always as (sound_of(word)) stored
);
create index search_words_by_query on search_words (query);
create index search_words_by_sound on search_words (sound);
create index search_words_by_spelling on search_words using gin (word gin_trgm_ops);
create index search_words_gone on search_words (word) where products <= 0;

create function tally_search_words(names text[], facts text[], by integer) returns void language plpgsql as $$
begin
  -- One writer at a time: two who count the same words in different order would wait for each other for ever.
  perform pg_advisory_xact_lock(5417441);
  insert into search_words as known (word, products, things)
  select word, count(*) * by, count(*) filter (where word = thing) * by
  from (
    select thing_of(name) as thing, string_to_array(search_text(name) || ' ' || fact, ' ') as words
    from unnest(names, facts) as product (name, fact)
    offset 0
  ) as spoken, unnest(words) as word
  where word ~ '[^0-9.]' and length(word) between 2 and 40
  group by word
  order by word
  on conflict (word) do update
    set products = known.products + excluded.products, things = known.things + excluded.things;
  delete from search_words where products <= 0;
end $$;

-- What else a word means, or how else people call a thing. A word with an empty meaning says nothing by itself.
create table synonyms (
  term text collate "C" not null check (term = search_text(term)), means text not null,
  query text collate "C" not null generated always as (plainto_tsquery('english', means)::text) stored,
  sound text collate "C" not null generated always as (sound_of(term)) stored,
  -- same: another name for a thing; an empty meaning says nothing. maker: a brand; what it is known for is meant where nothing
  -- else is named. use: an occasion, a person or a class; its meanings suit it. elsewhere: what other shops sell.
  role text not null default 'same' check (role in ('same', 'maker', 'use', 'elsewhere')),
  primary key (term, means)
);
create index synonyms_by_sound on synonyms (sound);
create index synonyms_by_spelling on synonyms using gin (term gin_trgm_ops);
create index synonyms_by_meaning on synonyms (means);

-- What an unknown word can have meant: near in spelling, same in sound, or only begun. Never more than 60.
create function near_words(typed text)
returns table (spelling text, words text, query text, products integer, alike boolean, sounds integer, role text)
language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  with near as (
    (select word, word as words, query, products, sound, 'same' as role from search_words where word % typed
      order by similarity(word, typed) desc, products desc limit 12)
    union
    (select word, word, query, products, sound, 'same' from search_words where sound = sound_of(typed) and sound <> ''
      order by products desc limit 12)
    union
    (select word, word, query, products, sound, 'same' from search_words where word ^@ typed
      order by things desc, products desc limit 12)
    union
    (select term, min(means), min(query), 0, sound, role from synonyms where term % typed and role <> 'same'
      group by term, sound, role order by similarity(term, typed) desc limit 12)
    union
    (select term, means, query, 0, sound, role from synonyms where term % typed and role = 'same'
      order by similarity(term, typed) desc limit 12)
    union
    (select term, means, query, 0, sound, role from synonyms
      where sound = sound_of(typed) and sound <> '' and role = 'same' limit 12)
  )
  select word, words, query, products, sound = sound_of(typed), length(sound), role from near
$$;

-- Searches that found nothing, for the staff who choose what the shop sells and what its synonyms are.
create table search_misses (
  text text primary key check (length(text) <= 100),
  times integer not null default 1, last_at timestamptz not null default now()
);
create index search_misses_latest on search_misses (last_at desc);
create index search_misses_by_times on search_misses (times desc);
