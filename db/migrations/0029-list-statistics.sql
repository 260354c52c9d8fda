-- Values that shoppers narrow lists by, found together with their category: without it a common category was read as a
-- whole to be compared with a rare value.
create index products_by_ink_color_in on all_products (lower(attributes ->> 'inkColor'), category)
  where attributes ->> 'inkColor' is not null;
create index products_by_refillable_in on all_products (lower(attributes ->> 'refillable'), category)
  where attributes ->> 'refillable' is not null;
create index products_by_connectivity_in on all_products (lower(attributes ->> 'connectivity'), category)
  where attributes ->> 'connectivity' is not null;
create index products_by_memory_in on all_products (lower(attributes ->> 'memory'), category)
  where attributes ->> 'memory' is not null;
create index products_by_screen_size_in on all_products (lower(attributes ->> 'screenSize'), category)
  where attributes ->> 'screenSize' is not null;
drop index products_by_ink_color, products_by_refillable, products_by_connectivity, products_by_memory, products_by_screen_size;

-- How often these values occur, and in which category. Indexes over a part of the products give the planner no figures.
create statistics products_by_attributes (mcv, dependencies) on
  category,
  (lower(attributes ->> 'inkColor')),
  (lower(attributes ->> 'refillable')),
  (lower(attributes ->> 'connectivity')),
  (lower(attributes ->> 'memory')),
  (lower(attributes ->> 'screenSize'))
from all_products;
-- Looks at a sample of the rows, however many there are.
analyze all_products;

-- The words that every product of a category has: with them a text is looked for within the category, by one index.
create function category_query(category text) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg(quote_literal(lexeme), ' & ')::tsquery from unnest(public.category_words(category))
$$;
