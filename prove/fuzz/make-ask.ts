import { can } from '#contract/accounts/permissions.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { inputSchema, type Schema } from '#tests/support/sample-input.ts'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import type { Aim, Ask } from './ask.ts'
import { ROLE_NAMES, ROLES, type RoleName } from './cast.ts'
import { wronglyEncoded } from './encodings.ts'
import { formBody } from './form-body.ts'
import { FILE, valueFor } from './from-schema.ts'
import { knownFor, type World } from './known.ts'
import { RECIPES } from './recipes.ts'
import { hostile, nearly, toJson } from './spoil.ts'
import { HOSTILE, ORDINARY } from './texts.ts'

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

export function mayCall({ who }: Endpoint, as: RoleName): boolean {
  if (who === 'anyone') return true
  if (as === 'visitor') return false
  const { role, ...more } = ROLES[as]
  return can(
    {
      role,
      ...('approved' in more && { approved: more.approved }),
      ...('limited_to' in more && { limitedTo: [...more.limited_to] }),
    },
    who,
  )
}

/** Anybody, but rather somebody who may. */
export function roleFor(endpoint: Endpoint, random: Random): RoleName {
  const permitted = ROLE_NAMES.filter((as) => mayCall(endpoint, as))
  return pick(random, random(4) > 0 ? permitted : ROLE_NAMES)
}

const schemas = new Map<Endpoint, Schema>()
function schemaOf(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint) ?? inputSchema(endpoint)
  schemas.set(endpoint, known)
  return known
}

const AIMED: readonly Aim[] = [
  'valid',
  'valid',
  'valid',
  'valid',
  'nearly valid',
  'nearly valid',
  'hostile',
  'hostile',
  'wrong encoding',
]

/** A request to the call: right, nearly right, hostile, or in a wrong encoding. */
export function makeAsk(endpoint: Endpoint, as: RoleName, world: World): Ask {
  const { random, number } = world
  const aim = pick(random, AIMED)
  const valid: Record<string, unknown> = {
    ...(valueFor(schemaOf(endpoint), '', { random, known: knownFor(endpoint, world) }) as Record<string, unknown>),
    ...(random(5) > 0 && RECIPES[nameOf(endpoint)]?.(world)),
  }
  // What is done to an order goes with the version that its page showed.
  if ('seen' in valid && random(5) > 0) valid.seen = world.given.seen.get(String(valid.id)) ?? valid.seen
  const input = aim === 'nearly valid' ? nearly(valid, random) : aim === 'hostile' ? hostile(valid, random) : valid
  const base = { number, aim, as, endpoint }
  if (aim !== 'wrong encoding' || endpoint.method !== 'POST') {
    return { ...base, ...wireOf(endpoint, input as Record<string, unknown>, random, aim) }
  }
  const { url, rest } = inPath(endpoint, input as Record<string, unknown>)
  return { ...base, method: endpoint.method, url, ...wronglyEncoded(toJson(rest), random) }
}

/** The input as it goes over the wire. */
function wireOf(endpoint: Endpoint, input: Record<string, unknown>, random: Random, aim: Aim = 'valid') {
  const { method, upload, form } = endpoint
  const { url, rest } = inPath(endpoint, input)
  if (method !== 'POST') return { method, url: url + queryOf(rest), headers: {} }
  if (upload) return { method, url: url + queryOf(withoutFile(rest)), ...tableOf(aim, upload, random) }
  if (form && random(8) > 0) return { method, url, ...formBody(rest, random) }
  return { method, url, headers: { 'content-type': 'application/json' }, body: Buffer.from(toJson(rest)) }
}

function inPath({ path }: Endpoint, input: Record<string, unknown>) {
  const rest = { ...input }
  const url = path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encoded(input[name])
  })
  return { url, rest }
}

/** Texts that are percent-encoded already stay as they are: half of these are broken ones. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : toJson(value)
  if (/^[\w.%/-]*%[\w.%/-]*$/.test(text)) return text.replaceAll('/', '%2f')
  return encodeURIComponent(text.toWellFormed())
}

function queryOf(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const withoutFile = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== FILE))

const COLUMNS = 'name,price,Category,description,stocks'

/** A table of products, of which the last row is as bad as the request wants to be. */
function tableOf(aim: Aim, type: string, random: Random) {
  const texts = aim === 'valid' ? ORDINARY : HOSTILE
  const cell = () => `"${pick(random, texts).replaceAll('"', aim === 'hostile' ? '"' : '""')}"`
  const rows = Array.from({ length: 1 + random(3) }, () => [cell(), '10', 'Writing', cell(), '5'].join())
  const columns =
    aim === 'nearly valid' ? COLUMNS.replace(pick(random, COLUMNS.split(',')), pick(random, HOSTILE)) : COLUMNS
  return { headers: { 'content-type': type }, body: Buffer.from([columns, ...rows].join('\n')) }
}
