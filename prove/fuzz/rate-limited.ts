import type { Answer, Ask } from './ask.ts'
import type { FuzzedShop } from './fuzzed-shop.ts'

const MORE_THAN_ALLOWED = 700

const asking = (address: string): Ask => ({
  number: 0,
  aim: 'valid',
  as: 'visitor',
  method: 'GET',
  url: '/api/v1/users/me',
  headers: { 'x-forwarded-for': address },
})

/** Whoever asks too much is told to wait, and nobody else is. */
export async function staysLimited({ send }: Pick<FuzzedShop, 'send'>): Promise<string[]> {
  const answers: Answer[] = []
  for (let times = 0; times < MORE_THAN_ALLOWED; times += 1) answers.push(await send(asking('12.0.0.1')))
  const refused = answers.filter(({ status }) => status === 429)
  const other = await send(asking('12.0.0.2'))
  return [
    ...(refused.length > 0 ? [] : [`one address may ask ${MORE_THAN_ALLOWED} times in a minute`]),
    ...(refused.every(({ headers }) => headers['retry-after']) ? [] : ['429 does not say when to come back']),
    ...(other.status === 401 ? [] : [`another address is answered ${other.status} meanwhile`]),
  ]
}
