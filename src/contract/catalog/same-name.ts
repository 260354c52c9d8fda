/** The words of a name, whatever their order, case and punctuation. */
const wordsOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    // A point is a part of 0.5 and not of No.
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean)
    .sort()

/**
 * Whether two names are those of one product: the same words, but for a slip of one letter in a long one. Another colour,
 * another size or one more word make another product.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  if (words.length !== others.length || words.length === 0) return false
  const left = [...others]
  return words.every((word) => {
    const place = left.indexOf(word)
    const near = place >= 0 ? place : left.findIndex((candidate) => isSlip(word, candidate))
    if (near < 0) return false
    left.splice(near, 1)
    return true
  })
}

const SHORTEST_WITH_SLIP = 5

/** One letter more, less, other, or two in the wrong order. Figures are never a slip: 0.5 is not 0.7. */
function isSlip(one: string, other: string): boolean {
  if (/\p{N}/u.test(one + other) || Math.min(one.length, other.length) < SHORTEST_WITH_SLIP) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [restShort, restLong] = [short.slice(start), long.slice(start)]
  if (short.length < long.length) return restShort === restLong.slice(1)
  const isSwapped = restShort[0] === restLong[1] && restShort[1] === restLong[0]
  return restShort.slice(1) === restLong.slice(1) || (isSwapped && restShort.slice(2) === restLong.slice(2))
}
