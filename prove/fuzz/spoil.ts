import { pick, type Random } from '#tests/support/seeded-random.ts'
import { FILE } from './from-schema.ts'
import { HOSTILE } from './texts.ts'

/** JSON that `JSON.stringify` does not write: it is put into the text as it stands. */
const RAW = '@@raw:'
const raw = (text: string) => RAW + text

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inside) => (inside === FILE ? 'a file' : inside)).replaceAll(/"@@raw:([^"]*)"/g, '$1')

const WRONG_TYPES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  ['a', 'b'],
  { $ne: null },
  { toString: 1 },
  raw('1e400'),
  raw('-1e400'),
  raw('0.1e-400'),
  raw(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
  raw('NaN'),
  raw('123456789012345678901234567890'),
]

type Place = { owner: Record<string, unknown>; name: string }

/** Everywhere that a value stands in, whatever is inside it included. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((name) => [{ owner, name }, ...placesIn(owner[name])])
}

/** The same input with one thing of it wrong in its type, missing, or too many. */
export function nearly(input: object, random: Random): object {
  const copy = structuredCloneOf(input)
  const place = pick(random, placesIn(copy))
  if (!place) return { ...copy, more: pick(random, WRONG_TYPES) }
  const { owner, name } = place
  switch (random(5)) {
    case 0:
      delete owner[name]
      break
    case 1:
      owner[pick(random, ['__proto__x', 'constructor', 'id', 'role', 'price', 'success', 'approved'])] = owner[name]
      break
    case 2:
      owner[name] = Array.from({ length: 1 + random(300) }, () => owner[name])
      break
    default:
      owner[name] = pick(random, WRONG_TYPES)
  }
  return copy
}

/** The same input with one to three of its texts hostile. */
export function hostile(input: object, random: Random): object {
  const copy = structuredCloneOf(input)
  const places = placesIn(copy)
  if (places.length === 0) return { [pick(random, HOSTILE)]: pick(random, HOSTILE) }
  for (let times = 1 + random(3); times > 0; times -= 1) {
    const { owner, name } = pick(random, places)
    const before = owner[name]
    const odd = pick(random, HOSTILE)
    owner[name] = typeof before === 'string' && random(2) === 0 ? before + odd : odd
  }
  return copy
}

/** A file is a symbol here, which structuredClone does not take. */
function structuredCloneOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(structuredCloneOf) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, structuredCloneOf(one)])) as T
}
