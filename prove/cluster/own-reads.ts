import { ORDERS } from '#tests/support/buying.ts'
import { IMPORTS } from '#tests/support/csv-uploads.ts'
import { MANAGE } from '#tests/support/product-forms.ts'
import type { Told } from '../faults/ledger.ts'
import type { Act, Person } from '../faults/people/person.ts'
import type { World } from '../faults/world.ts'
import { isError } from './recorder.ts'

/** Looked at through the balancer, so by whichever process, and by it from whichever database it may. */
type Look = { path: string; isThere: (body: string) => boolean }

export type OwnReads = { looked: number; wrong: string[] }

/** Where somebody sees what they have just done. */
const LOOKS: { [What in Told['what']]?: (fact: Extract<Told, { what: What }>, person: Person) => Look } = {
  order: ({ id }) => ({ path: `${ORDERS}/getOrder`, isThere: (body) => body.includes(id) }),
  cancelled: ({ orderId }) => ({
    path: `${ORDERS}/getOrder/${orderId}`,
    isThere: (body) => JSON.parse(body).data.allow_cancel === false,
  }),
  wish: ({ productId }) => ({ path: '/api/v2/wishlist/products', isThere: (body) => body.includes(productId) }),
  import: ({ id }) => ({ path: `${IMPORTS}/${id}`, isThere: (body) => body.includes(id) }),
  product: ({ id }) => ({ path: `${MANAGE}/${id}`, isThere: (body) => body.includes(id) }),
}
/** The same of what can be overwritten, and how it is written there. */
const VALUES: Record<string, (ids: string[]) => { path: string; field: string }> = {
  review: ([, productId]) => ({ path: `/api/v2/feedback/getReview/${productId}`, field: 'message' }),
  address: () => ({ path: '/api/v1/address/getAllAddresses', field: 'streetAddress' }),
  price: ([productId]) => ({ path: `${MANAGE}/${productId}`, field: 'price' }),
}
const saysOneOf = (field: string, values: readonly string[]) => (body: string) =>
  values.some((value) => [value, `"${value}"`].some((one) => new RegExp(`"${field}":${one}[,}]`).test(body)))

/** The same acts, and after each of them a look at everything that was acknowledged in it. */
export function withOwnReads(acts: readonly Act[], reads: OwnReads): Act[] {
  /** What may have been written since it was last acknowledged: no answer came. */
  const unanswered = new Map<string, Set<string>>()

  function hear(world: World, looks: Look[], person: Person): World {
    const { ledger } = world
    const open = (key: string) => {
      const values = unanswered.get(key) ?? new Set()
      unanswered.set(key, values)
      return values
    }
    return {
      ...world,
      ledger: {
        ...ledger,
        tell: (fact) => {
          ledger.tell(fact)
          const look = LOOKS[fact.what] as ((fact: Told, person: Person) => Look) | undefined
          if (look && isOwn(fact, person)) looks.push(look(fact, person))
        },
        try: (key, value) => {
          ledger.try(key, value)
          open(key).add(value)
        },
        keep: (key, value) => {
          ledger.keep(key, value)
          open(key).delete(value)
          const [kind = '', ...ids] = key.split(' ')
          const seen = VALUES[kind]?.(ids)
          if (seen) looks.push({ path: seen.path, isThere: saysOneOf(seen.field, [value, ...open(key)]) })
        },
      },
    }
  }

  return acts.map(({ often, act }) => ({
    often,
    act: async (world, person) => {
      const looks: Look[] = []
      await act(hear(world, looks, person), person)
      for (const { path, isThere } of looks) {
        const answer = await person.client.get(path, person.token)
        if (isError(answer.status)) continue
        reads.looked += 1
        const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
        if (answer.status !== 200 || !isThere(body))
          reads.wrong.push(`${person.name} at ${path}: ${answer.status} ${body.slice(0, 200)}`)
      }
    },
  }))
}

/** The office cancels orders of others, which it sees elsewhere. */
const isOwn = (fact: Told, { orders }: Person) => fact.what !== 'cancelled' || orders.includes(fact.orderId)
