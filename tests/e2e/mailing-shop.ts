import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#tests/support/shop-process.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'
import { expect, test as watched } from './fixtures.ts'
import { codeIn, linkIn } from './mailed-code.ts'

const OWNER = { SUPERADMIN_EMAIL: 'owner@example.in', SUPERADMIN_PASSWORD: 'kaala kalam 11' }

export type MailingShop = Awaited<ReturnType<typeof openMailingShop>>

/** A shop of its own, empty, with a mail server of its own. */
async function openMailingShop() {
  const mailServer = await smtpStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'likho-mailing-'))
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'Likho <shop@likho.example>' }
  const shop = startProcess({ DATA_DIR: folder, SEED: 'none', ...OWNER, ...mail })
  await shop.says('Likho is ready on')

  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to && [to].flat()[0]?.text === email)
  return {
    address: /ready on (http:\S+)/.exec(shop.output())?.[1] ?? '',
    owner: { username: 'superadmin', email: OWNER.SUPERADMIN_EMAIL },
    mailServer,
    subjectsTo: (email: string) => mailsTo(email).map(({ subject }) => subject),
    /** The code in the newest mail to an address, once it has arrived. */
    codeTo: async (email: string) => {
      await expect.poll(() => codeIn(mailsTo(email).at(-1)?.text), `a code mailed to ${email}`).toBeDefined()
      return codeIn(mailsTo(email).at(-1)?.text) ?? ''
    },
    /** The link in the newest mail to an address, once it has arrived. */
    linkTo: async (email: string) => {
      await expect.poll(() => linkIn(mailsTo(email).at(-1)?.text), `a link mailed to ${email}`).toBeDefined()
      return linkIn(mailsTo(email).at(-1)?.text) ?? ''
    },
    close: async () => {
      shop.kill('SIGTERM')
      await shop.ended
      await mailServer.goAway()
      await rm(folder, { recursive: true })
    },
  }
}

/** Pages opened by these tests are those of the mailing shop; one shop serves all tests of a worker. */
export const test = watched.extend<object, { shop: MailingShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const shop = await openMailingShop()
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})
