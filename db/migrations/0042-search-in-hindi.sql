-- The words of a name in Hindi. Of two spellings of a sound that hardly anybody tells apart, one is kept: the dot below a letter
-- and the moon above it are left out as often as not.
create function hindi_words(given text) returns text[] language sql immutable strict parallel safe as $$
  select string_to_array(translate(public.search_text(given), E'\u0901\u093c', E'\u0902'), ' ')
$$;
create index products_by_hindi_words on all_products using gin (hindi_words(name_hi));
