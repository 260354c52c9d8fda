import { type RawBuilder, sql } from 'kysely'
import { COLOURS, NAME_FACETS, type NameFacet, RULINGS } from '#contract/catalog/name-facets.ts'
import { RULING_QUERIES } from './filter-products.ts'

/** What the names of `matching` say, counted: rows of facet, value and count to add to those of the other facets. */
export const nameFacetRows = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    NAME_FACETS.filter((name) => names.includes(name)).map((name) => sql` union all ${ROWS[name]}`),
    sql``,
  )

/** More choices than this help nobody. */
const MOST_VALUES = 20

/** The thing that each product is, in its shortest form: pen for pens. The words of a product have it as weight A. */
const TYPE_ROWS = sql`
  select 'type', shown.word, counted.count from (
    select lexeme, count(*) from (
      select (tsvector_to_array(ts_filter(name_words, '{a}')))[1] as lexeme from matching
    ) as things group by lexeme order by count(*) desc, lexeme limit ${MOST_VALUES}
  ) as counted, lateral (
    select word from search_words where query = quote_literal(lexeme) and things > 0 and word ~ '^[[:alpha:]]+$'
    order by length(word), word limit 1
  ) as shown`

/** So many names tell which words stand at the beginning only. */
const LOOKED_AT = 300

/**
 * Makers are the first words of names: those that several products share, that are no thing themselves, and that hardly
 * ever stand elsewhere in a name.
 */
const BRAND_ROWS = sql`
  select 'brand', maker, count from (
    select min(first) as maker, count(*) from (select split_part(name, ' ', 1) as first from matching offset 0) as firsts
    group by lower(first) having count(*) > 1 order by count(*) desc, min(first) limit ${MOST_VALUES}
  ) as makers
  where maker !~ '[0-9]' and length(maker) > 2
    and not exists (select from search_words where word = lower(maker) and things > 0)
    and lower(maker) not in (
      select word from (select name from matching limit ${LOOKED_AT}) as looked_at,
        unnest(string_to_array(lower(replace(name, ',', '')), ' ')) with ordinality as spoken (word, place)
      group by word having 5 * count(*) filter (where place = 1) < 4 * count(*)
    )`

const ANY_RULING = RULINGS.map((one) => `(${RULING_QUERIES[one]})`).join(' | ')

/** Only few products say anything about it: the others are left alone. */
const RULING_ROWS = sql`
  select 'ruling', value, count(*) from (
    select value, to_tsquery('english', query) as query
    from unnest(${RULINGS}::text[], ${RULINGS.map((one) => RULING_QUERIES[one])}::text[]) as choice (value, query) offset 0
  ) as choices, (select name_words from matching where name_words @@ to_tsquery('english', ${ANY_RULING}) offset 0) as ruled
  where name_words @@ query group by value`

/** Of the name alone (weight B): a pen with blue ink may be black. */
const COLOUR_ROWS = sql`
  select 'colour', value, count(*) from (
    select unnest(tsvector_to_array(ts_filter(name_words, '{b}'))) as lexeme from matching
  ) as spoken join (
    select value, (tsvector_to_array(to_tsvector('english', value)))[1] as lexeme from unnest(${COLOURS}::text[]) as value offset 0
  ) as colours using (lexeme) group by value`

const ROWS: Record<NameFacet, RawBuilder<unknown>> = {
  type: TYPE_ROWS,
  brand: BRAND_ROWS,
  ruling: RULING_ROWS,
  colour: COLOUR_ROWS,
}
