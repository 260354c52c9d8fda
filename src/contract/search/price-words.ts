/** What a text says about prices, in rupees, and the text without it. */
export type PricedText = { text: string; minPrice?: number; maxPrice?: number }

/**
 * Reads 'pens under 100', '100 rupaye se kam' or '₹100–200' as a range of prices. A number that counts or measures
 * something ('100 pages', '0.5 mm', 'pack of 10') is none.
 */
export function readPriceWords(given: string): PricedText {
  const found: Required<Omit<PricedText, 'text'>> = { minPrice: 0, maxPrice: Number.POSITIVE_INFINITY }
  let text = withPlainDigits(given)
  for (const { words, limits } of PHRASES) {
    text = text.replace(words, (whole, ...groups) => {
      const { a, b } = groups.at(-1) as { a: string; b?: string }
      const [min = 0, max = Number.POSITIVE_INFINITY] = limits(rupees(a), rupees(b ?? ''))
      if (!(min <= max) || [min, max].some((limit) => Number.isFinite(limit) && limit > HIGHEST)) return whole
      found.minPrice = Math.max(found.minPrice, min)
      found.maxPrice = Math.min(found.maxPrice, max)
      return ' '
    })
  }
  const isRead = found.minPrice > 0 || found.maxPrice < Number.POSITIVE_INFINITY
  if (!isRead || found.minPrice > found.maxPrice) return { text: given }
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    ...(found.minPrice > 0 && { minPrice: found.minPrice }),
    ...(found.maxPrice < Number.POSITIVE_INFINITY && { maxPrice: found.maxPrice }),
  }
}

/** Hindi digits as the ones that prices are compared in; each takes the place of one. */
const withPlainDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - ('०'.codePointAt(0) ?? 0)))

/** The highest price that a list can be narrowed by. */
const HIGHEST = 10_000_000
/** Below this, 'A to B' counts things rather than rupees. */
const LEAST_OF_A_BARE_RANGE = 10

function rupees(amount: string): number {
  const number = Number.parseFloat(amount.replaceAll(',', ''))
  return /k$/i.test(amount) ? number * 1_000 : number
}

const either = (words: string) =>
  `(?:${words
    .trim()
    .replace(/\s*\n\s*|\s*,\s*/g, '|')
    .replaceAll(' ', '\\s+')})`

const START = '(?<![\\p{L}\\p{M}\\p{N}.,])'
const END = '(?![\\p{L}\\p{M}\\p{N}]|[.,]\\d)'

const CURRENCY = either(
  'rs\\.?, inr, rupees?, rupa[iy]+[ae]?, rupya[ae]?, rupe[ey], bucks, ₹, रुपये, रुपए, रुपया, रूपये, रु\\.?',
)
const UNIT = either(`
  pages?, pgs?, sheets?, gsm, grams?, gms?, g, kgs?, mm, cm, m, mtrs?, met(?:er|re)s?, inch(?:es)?, feet, ft, ml, l, lit(?:er|re)s?
  gb, tb, mb, mah, w, watts?, volts?, v, ghz, hz, pcs?, pieces?, packs?, packets?, sets?, boxes, dozens?, nos?, colou?rs?, shades?
  digits?, pockets?, holes?, lines?, cards?, leaves, stickers?, staples, years?, yrs?, saal, months?, days?, th, st, nd, rd, %
  पेज, पन्ने, शीट, साल`)
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?k?'
/** An amount that is named `name`; nothing that it could be counting follows. */
const amount = (name: string) =>
  `(?:${CURRENCY}\\s*)?(?<${name}>${NUMBER})(?![\\d.,k]*\\s*-?\\s*${UNIT}${END})(?:\\s*(?:/-|${CURRENCY}))?`
/** The same with a sign of money, before or behind it. */
const MONEY = `(?:(?:${CURRENCY})\\s*(?<a>${NUMBER})|(?<a>${NUMBER})\\s*(?:/-|${CURRENCY}))`
const OF = '(?:\\s*(?:ke|ki|ka|se|से|के|की|का))*'

const AT_MOST = either(`
  under, below, beneath, within, less than, lesser than, lower than, cheaper than, not more than, no more than, at most, upto, up to
  max(?:imum)?\\.?, budget(?: of| is)?, in budget, till, <=?`)
const AT_LEAST = either(
  'above, over, more than, greater than, at least, not less than, min(?:imum)?\\.?, starting(?: from)?, >=?',
)
const OR_LESS = either(`
  kam, kum, neeche, niche, neche, andar, ander, bhitar, tak, takk, under, below, or less, or below, and below, or under, and under, max
  कम, नीचे, अंदर, अन्दर, भीतर, तक`)
const OR_MORE = either(
  'zyada, jyada, zada, adhik, upar, uper, oopar, above, or more, or above, and above, ज्यादा, ज़्यादा, अधिक, ऊपर, उपर',
)
const AND = either('and, to, se, aur, or, &, से, और')
const MIDDLE = either('beech, bich, beach, tak, andar, ander, बीच, तक')
const WALA = `(?:\\s+${either('wala, wali, wale, vala, vali, mein, me, ka, ki, ke, only, वाला, वाली, वाले, में, का, की, के')}${END})*`

const phrase = (words: string) => new RegExp(START + words + END, 'giu')
type Limits = (a: number, b: number) => [min?: number | undefined, max?: number]
const between: Limits = (a, b) => [Math.min(a, b), Math.max(a, b)]

/** Longer phrases first: what they read is gone for the shorter ones. */
const PHRASES: { words: RegExp; limits: Limits }[] = [
  {
    words: phrase(`(?:in\\s+)?(?:between|range|from)\\s+${amount('a')}\\s*(?:${AND}|[-–—])\\s*${amount('b')}`),
    limits: between,
  },
  {
    words: phrase(`${amount('a')}\\s*(?:${AND}|[-–—])\\s*${amount('b')}${OF}\\s*${MIDDLE}`),
    limits: between,
  },
  {
    words: phrase(
      `(?<!${either('class, std, grade, no, size')}\\.?\\s+)${amount('a')}\\s*(?:to|se|से|[-–—])\\s*${amount('b')}`,
    ),
    limits: (a, b) => (a >= LEAST_OF_A_BARE_RANGE && b > a ? [a, b] : [1, 0]),
  },
  { words: phrase(`${AT_MOST}\\s*${amount('a')}`), limits: (a) => [undefined, a] },
  { words: phrase(`${AT_LEAST}\\s*${amount('a')}`), limits: (a) => [a] },
  { words: phrase(`${amount('a')}${OF}\\s*${OR_LESS}${WALA}`), limits: (a) => [undefined, a] },
  { words: phrase(`${amount('a')}${OF}\\s*${OR_MORE}${WALA}`), limits: (a) => [a] },
  { words: phrase(`${MONEY}${WALA}`), limits: (a) => [undefined, a] },
]
