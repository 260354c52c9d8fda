import { setTimeout } from 'node:timers/promises'
import { ORDERS } from '#tests/support/buying.ts'
import { at } from '../client.ts'
import { pick, type World } from '../world.ts'
import { buy } from './buy.ts'
import type { Act, Person } from './person.ts'

const CODE_WITHIN_MS = 4_000
const LOOK_EVERY_MS = 50

/** What shoppers do, and how often each. */
export const SHOPPING: readonly Act[] = [
  { often: 8, act: buy },
  { often: 3, act: browse },
  { often: 2, act: cancel },
  { often: 2, act: review },
  { often: 2, act: writeAddress },
  { often: 2, act: wish },
  { often: 1, act: register },
  { often: 1, act: subscribe },
]

async function browse(world: World, { client, random, token }: Person): Promise<void> {
  const { id } = pick(random, world.products)
  await client.get(pick(random, ['/', `/product/${id}`, '/shop', '/api/v1/product/cards?limit=5']))
  await client.get(`${ORDERS}/getOrder`, token)
}

async function cancel({ ledger }: World, { client, token, orders, random }: Person): Promise<void> {
  if (orders.length === 0) return
  const orderId = pick(random, orders)
  const answer = await client.post(`${ORDERS}/cancelOrder/${orderId}`, {}, token)
  if (answer.status === 200) ledger.tell({ what: 'cancelled', orderId })
}

async function review({ ledger, products }: World, { client, token, id, random }: Person): Promise<void> {
  const productId = pick(random, products).id
  const key = `review ${id} ${productId}`
  const message = `Words ${random(1_000_000)}`
  ledger.try(key, message)
  const answer = await client.post('/api/v2/feedback/addReview', { productId, rating: 1 + random(5), message }, token)
  if (answer.status === 200) ledger.keep(key, message)
}

async function writeAddress({ ledger }: World, { client, token, addressId, random }: Person): Promise<void> {
  const streetAddress = `${random(1_000_000)} MG Road`
  const place = { firstName: 'Asha', lastName: 'Verma', streetAddress, city: 'Bengaluru', state: 'Karnataka' }
  const input = { ...place, postalCode: '560001', phoneNumber: '9876543210' }
  const key = `address ${addressId}`
  ledger.try(key, streetAddress)
  const answer = await client.post(`/api/v1/address/updateAddress/${addressId}`, input, token)
  if (answer.status === 200) ledger.keep(key, streetAddress)
}

async function wish({ ledger, products }: World, { client, token, id, random }: Person): Promise<void> {
  const productId = pick(random, products).id
  const answer = await client.post('/api/v2/wishlist/addWishlist', { items: [{ productId, quantity: 1 }] }, token)
  if (answer.status === 200) ledger.tell({ what: 'wish', userId: id, productId })
}

/** A new account: the code is read from the mail, as people do. */
async function register({ ledger, providers }: World, { client, name, random }: Person): Promise<void> {
  const username = `${name}.${random(1_000_000_000)}`.replaceAll(' ', '.')
  const email = `${username}@example.in`
  const password = 'neela kalam 42'
  const form = new FormData()
  for (const [field, value] of Object.entries({ fullName: 'Asha Verma', email, username, password }))
    form.append(field, value)
  const userId = at(await client.post('/api/v1/users/register', form), 'userId')
  if (!userId) return
  const otp = await codeMailedTo(email)
  if (!otp) return
  const verified = await client.post('/api/v1/users/verify-otp', { otp, userId })
  if (verified.status !== 200) return
  ledger.tell({ what: 'account', username })
  await client.post('/api/v1/users/login', { username, password })

  async function codeMailedTo(address: string): Promise<string | undefined> {
    for (let waited = 0; waited < CODE_WITHIN_MS; waited += LOOK_EVERY_MS) {
      const mail = providers.smtp.mails.findLast(({ to }) => [to].flat().some((one) => one?.text === address))
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
      if (code) return code
      await setTimeout(LOOK_EVERY_MS)
    }
  }
}

async function subscribe({ ledger }: World, { client, random }: Person): Promise<void> {
  const email = `reader.${random(1_000_000_000)}@example.in`
  const answer = await client.post('/api/v1/subscribe', { email })
  if (answer.status === 200) ledger.tell({ what: 'subscription', email })
}
