import type { Endpoint } from '#contract/platform/endpoint.ts'
import { pick, type Random, randomFrom } from '#tests/support/seeded-random.ts'
import type { Ask } from './ask.ts'
import { makeBrokenAsk } from './broken-http.ts'
import type { Cast, RoleName } from './cast.ts'
import type { Given, World } from './known.ts'
import { makeAsk, nameOf, roleFor } from './make-ask.ts'
import { makePageAsk } from './pages.ts'
import type { Things } from './things.ts'

const [PAGES_A_PASS, BROKEN_A_PASS] = [40, 6]
/** People are made anew for each pass, which costs more than what they ask: so they ask more. */
const TIMES_EACH = 2
/** Numbers of requests tell their pass: 12003 is the third of the twelfth. */
export const PASS = 1_000

/** Whoever asked these may not be let in afterwards: they come last. */
const LAST =
  /logout|delete-account|deleteUser|deleteSeller|users\/sessions\/:id|changePassword|updateUserPost|updateRole|approve|staff\/:id|second-factor|SecondFactor/

type Scene = { cast: Cast; things: Things; given: Given; withPages: boolean }
/** Made when its turn comes: what earlier answers gave goes into it. */
type Turn = () => Ask

/** Every call, with pages and broken HTTP between them, in an order that seed and number decide. */
export function passOf(endpoints: readonly Endpoint[], seed: number, pass: number, scene: Scene): Turn[] {
  const order = randomFrom(seed * 31 + pass * PASS)
  const calls = endpoints.filter((one) => !LAST.test(nameOf(one)))
  const makers: ((world: World) => Ask)[] = [
    ...Array.from({ length: TIMES_EACH }, () => calls)
      .flat()
      .map((endpoint) => (world: World) => askOf(endpoint, world, scene)),
    ...(scene.withPages ? Array.from({ length: PAGES_A_PASS }, () => makePageAsk) : []),
    ...(scene.withPages
      ? Array.from(
          { length: BROKEN_A_PASS },
          () =>
            ({ number, random }: World) =>
              makeBrokenAsk(number, random),
        )
      : []),
  ]
  const last = endpoints.filter((one) => LAST.test(nameOf(one)))
  const all = [...shuffled(makers, order), ...last.map((endpoint) => (world: World) => askOf(endpoint, world, scene))]
  return all.map((make, at) => {
    const number = pass * PASS + at
    return () => withAddress(make(worldOf(scene, number, randomFrom(seed * 31 + number))))
  })
}

const worldOf = ({ cast, things, given }: Scene, number: number, random: Random): World => ({
  random,
  number,
  things,
  given,
  person: undefined,
  people: Object.values(cast),
})

function askOf(endpoint: Endpoint, world: World, { cast }: Scene): Ask {
  const as: RoleName = roleFor(endpoint, world.random)
  if (as === 'visitor') return makeAsk(endpoint, as, world)
  const ask = makeAsk(endpoint, as, { ...world, person: cast[as] })
  return { ...ask, headers: { authorization: `Bearer ${cast[as].token}`, ...ask.headers } }
}

/** Everybody asks from an address of their own: how much one may ask is limited. */
function withAddress(ask: Ask): Ask {
  const from = `10.${(ask.number >> 16) & 255}.${(ask.number >> 8) & 255}.${ask.number & 255}`
  return { ...ask, headers: { 'x-forwarded-for': from, ...ask.headers } }
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list]
  return list.map(() => {
    const one = pick(random, rest)
    rest.splice(rest.indexOf(one), 1)
    return one
  })
}
