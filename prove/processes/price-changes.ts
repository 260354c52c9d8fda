import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '#bench/report/percentile.ts'
import type { Db } from '#server/platform/db/database.ts'
import { aShopper } from '#tests/support/shoppers.ts'
import type { Outcome } from '../part.ts'

const CHANGES = 20
/** The promise, and how long it is waited for before it counts as never. */
const [WITHIN_MS, GIVES_UP_AFTER_MS, LOOK_EVERY_MS] = [1_000, 10_000, 20]
/** Which nothing else on a page looks like. */
const priceOf = (change: number) => 4_001.37 + change
const shows = (price: number) => new RegExp(String(price).replace(/^(\d)/, '$1,?').replace('.', '\\.'))

/** A price is changed through nginx; how long after the answer does each process show it, where it is asked itself? */
export async function priceChanges(db: Db, nginx: string, shops: readonly string[]): Promise<Outcome> {
  const list = await fetch(`${nginx}/shop`).then(textOf)
  const id = /\/About\?id=([\da-f-]{36})/.exec(list)?.[1] ?? ''
  const seller = await aShopper({ db, app: undefined as never }, { role: 'seller', approved: true })
  await db.updateTable('all_products').set({ seller_id: seller.id }).where('id', '=', id).execute()
  const places = { 'product page': `/About?id=${id}`, list: '/shop', call: `/api/v1/product/getProduct/${id}` }
  const took: Record<string, number[]> = Object.fromEntries(Object.keys(places).map((place) => [place, []]))

  async function change(price: number): Promise<void> {
    const { data } = await (await fetch(`${nginx}${places.call}`)).json()
    const answer = await fetch(`${nginx}/api/v2/admin/products/${id}/price`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seller.token}` },
      body: JSON.stringify({ price, before: data.price }),
    })
    if (answer.status !== 200) throw new Error(`the price was not changed: ${await answer.text()}`)
    const from = performance.now()
    const looks = Object.entries(places).flatMap(([place, path]) =>
      shops.map(async (shop) => took[place]?.push(await untilShown(shop + path, shows(price), from))),
    )
    await Promise.all(looks)
  }

  // What nobody has asked for yet is made when it is first asked for: that is not what is looked at here.
  for (const path of Object.values(places)) await Promise.all(shops.map((shop) => fetch(shop + path).then(textOf)))
  for (let number = 0; number < CHANGES; number += 1) await change(priceOf(number))
  const figures = Object.entries(took).map(([place, all]) => [
    `price on the ${place} of all ${shops.length}`,
    `p50 ${percentile(all, 50).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms of ${all.length} looks; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ])
  const late = Object.values(took)
    .flat()
    .filter((ms) => ms > WITHIN_MS).length
  return {
    figures: Object.fromEntries(figures),
    violations: late > 0 ? [`a new price took longer than a second to show in ${late} of the places looked at`] : [],
  }
}

const textOf = (response: Response) => response.text()

async function untilShown(url: string, text: RegExp, from: number): Promise<number> {
  while (performance.now() - from < GIVES_UP_AFTER_MS) {
    const page = await fetch(url).then(textOf)
    if (text.test(page)) break
    await setTimeout(LOOK_EVERY_MS)
  }
  return performance.now() - from
}
