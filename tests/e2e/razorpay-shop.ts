import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRazorpayStandIn } from '#tests/support/razorpay-stand-in.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { startProcess } from '#tests/support/shop-process.ts'
import { test as watched } from './fixtures.ts'
import { OWNER } from './owner.ts'

export type RazorpayShop = Awaited<ReturnType<typeof openRazorpayShop>>

/** A shop of its own that takes payments by Razorpay and ships by Shiprocket; stand-ins are their side of the wire. */
async function openRazorpayShop() {
  const bank = await startRazorpayStandIn()
  const courier = await startShiprocketStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'likho-razorpay-'))
  const shop = startProcess({ DATA_DIR: folder, SUPERADMIN_PASSWORD: OWNER.password, ...bank.env, ...courier.env })
  await shop.says('Likho is ready on')
  return {
    folder,
    address: /ready on (http:\S+)/.exec(shop.output())?.[1] ?? '',
    bank,
    courier,
    close: async () => {
      shop.kill('SIGTERM')
      await shop.ended
      await bank.stop()
      await courier.goAway()
      await rm(folder, { recursive: true })
    },
  }
}

/** Pages opened by these tests are those of the shop with Razorpay. */
export const test = watched.extend<object, { shop: RazorpayShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const shop = await openRazorpayShop()
      // Its mails are files of its own, and this worker has no other shop.
      process.env.E2E_DATA_DIR = shop.folder
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})
