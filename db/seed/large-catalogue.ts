/**
 * The SQL of a large and varied catalogue, made by Postgres itself. Product number n is the same each time. $1 and $2 are
 * the first and the last n; `demo_listing` is a temporary table of what the demo sells.
 */

/** A number from 0 up to 1 that only n and what it is for decide. */
const chance = (purpose: number, of = 'n') => `((hashint4(${of} * 31 + ${purpose}) & 1048575) / 1048576::float8)`
const oneOf = (words: string[], share: string) =>
  `(array['${words.join("', '")}'])[1 + floor(${share} * ${words.length})::integer]`
/** A few of them often, many of them rarely, as it is with makers and colours. */
const fewOf = (words: string[], purpose: number) => oneOf(words, `power(${chance(purpose)}, 3)`)

const BEGINNINGS =
  'Aar Bhav Chand Dev Ek Gan Har Ind Jas Kir Lak Man Nav Oj Prav Raj Sur Tul Ud Vas Yash Zar Amrit Bal Chitr Dhan Gaur Hem Ish Jal'
const MIDDLES = 'a an at av e el end er i in ish it o om u um'
const ENDINGS = 'a ali am ani dar deep esh ika ini kar lal ma mani nath oli pal raj ti vati wala'
const LINES =
  'Classic Student Office Studio Exam Travel Heritage Monsoon Campus Artist Premium Junior Royal Urban Village Festival Summit Coastal Garden Midnight Sunrise Velvet Swift Everyday Metro Signature Archive Scholar Saffron Himalaya'
const COLOURS =
  'Blue Black Red Green Grey White Navy Maroon Teal Orange Pink Purple Yellow Brown Turquoise Ivory Olive Coral Lilac Copper Mustard Indigo Crimson Peacock'
const MEMORIES = ['32 GB', '64 GB', '128 GB', '16 GB', '256 GB', '512 GB', '1 TB', '2 TB']
const OPINIONS = [
  ...['Good', 'Does what it says', 'Better than expected', 'Came in two days'],
  ...['Would buy again', 'Fair for the price', 'Not for me', 'My children love it'],
]

const MAKER = `${fewOf(BEGINNINGS.split(' '), 1)} || ${fewOf(MIDDLES.split(' '), 2)} || ${oneOf(ENDINGS.split(' '), chance(3))}`
const LINE = oneOf(LINES.split(' '), chance(4))
const COLOUR = fewOf(COLOURS.split(' '), 5)

/** Ids grow with time, as ours do: a product a minute, each older than the one before. */
const placedAt = (n: string) => `timestamptz '2026-09-30 00:00Z' - ${n} * interval '1 minute'`
const idOf = (kind: string, n = 'n') =>
  `(lpad(to_hex((extract(epoch from ${placedAt(n)}) * 1000)::bigint), 12, '0')
    || '7' || substr(md5('${kind}' || ${n}), 1, 3) || '8' || substr(md5('${kind}' || ${n}), 4, 15))::uuid`

const PRODUCTS_A_SELLER = 2_000
const SOLD_BY_SELLERS = 0.3
const SOLD_OUT = 0.08
const REVIEWED = 0.25
const MOST_REVIEWS = 4
/** Looked at often. */
const HOT = 0.05
const PAIRS_EACH = 4

const REVIEWS = `(case when ${chance(6)} < ${REVIEWED} then 1 + floor(${chance(7)} * ${MOST_REVIEWS})::integer else 0 end)`
const STARS = `(5 - floor(power(${chance(8, '(n * 8 + each)')}, 2) * 5)::integer)`
const SELLER = `floor(power(${chance(9)}, 3) * (1 + $2::integer / ${PRODUCTS_A_SELLER}))::integer`
const SERIES = 'generate_series($1::integer, $2::integer) as n'

/** $1: the products of the demo as JSON. Their descriptions are longer than most; the opening is enough. */
export const LIST_DEMO = `
  create temporary table demo_listing on commit drop as
  select (row_number() over (order by id))::integer - 1 as place, thing, category, price_paise,
    coalesce(substring(description from '^.{100,}?[.!?](?= )'), description) as description, image_id, pack_size, weight_g, height_cm, length_cm, width_cm, attributes
  from jsonb_to_recordset($1::jsonb) as demo (id uuid, thing text) join all_products using (id)`

export const ADD_SELLERS = `
  insert into users (id, username, email, full_name, password_hash, role, approved, created_at)
  select ${idOf('seller')}, 'large.seller.' || n, 'large.seller.' || n || '@demo.likho.local', ${MAKER} || ' Traders', '', 'seller', true, ${placedAt('n')}
  from generate_series(0, $1::integer / ${PRODUCTS_A_SELLER}) as n on conflict do nothing`

export const ADD_PRODUCTS = `
  insert into all_products (id, name, category, price_paise, description, stock, image_id, pack_size, weight_g, height_cm,
    length_cm, width_cm, attributes, rating_sum, rating_count, seller_id, created_at)
  select ${idOf('product')}, maker || ' ' || line || ' ' || thing || ', ' || colour || ', No. ' || n, category,
    100 * greatest(5, round(price_paise / 100 * (0.4 + 2 * ${chance(10)})))::integer,
    maker || ' ' || thing || ' of the ' || lower(line) || ' line. ' || description,
    case when ${chance(11)} < ${SOLD_OUT} then 0 else ceil(${chance(12)} * 300)::integer end,
    image_id, pack_size, weight_g, height_cm, length_cm, width_cm,
    attributes || case when attributes ? 'inkColor' then jsonb_build_object('inkColor', colour) else '{}' end
      || case when attributes ? 'memory' then jsonb_build_object('memory', ${fewOf(MEMORIES, 13)}) else '{}' end,
    coalesce((select sum(${STARS}) from generate_series(1, ${REVIEWS}) as each), 0), ${REVIEWS},
    case when ${chance(14)} < ${SOLD_BY_SELLERS} then ${idOf('seller', SELLER.replace('$2', '$3'))} end, ${placedAt('n')}
  from (select n, ${MAKER} as maker, ${LINE} as line, ${COLOUR} as colour from ${SERIES} offset 0) as made
    join demo_listing on place = (hashint4(n) & 2147483647) % (select count(*)::integer from demo_listing)
  on conflict do nothing`

export const ADD_REVIEWS = `
  insert into reviews (id, product_id, rating, message, created_at)
  select ${idOf("review' || each || '")}, ${idOf('product')}, ${STARS}, ${oneOf(OPINIONS, chance(15, '(n * 8 + each)'))}, ${placedAt('n')}
  from ${SERIES}, generate_series(1, ${REVIEWS}) as each on conflict do nothing`

/** $3: the popularity of a look at this moment. */
export const ADD_HEAT = `
  insert into product_popularity (product_id, popularity) select ${idOf('product')}, $3::float8 + 3 * ${chance(16)}
  from ${SERIES} where ${chance(17)} < ${HOT} on conflict do nothing`

export const ADD_PAIRS = `
  insert into product_pairs (product_id, other_id, weight)
  select ${idOf('product')}, ${idOf('product', '(n - each)')}, 1 + floor(9 * ${chance(18, '(n + each)')})
  from ${SERIES}, generate_series(1, ${PAIRS_EACH}) as each where ${chance(17)} < ${HOT} and n - each > 0 on conflict do nothing`
