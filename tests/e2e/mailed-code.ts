import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMail } from '#server/gateways/mail/parse-mail.ts'
import { expect } from './fixtures.ts'

/** Where a mailed link leads, as far as it is the shop's own. */
export const linkIn = (mail = '') => /https?:\/\/[^/\s]+((?:\/[\w-]+)+#token=[\w-]+)/.exec(mail)?.[1]

export const codeIn = (mail = '') => /\b\d{6}\b/.exec(mail)?.[0]

const outbox = () => join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** The code in the newest mail to an address. The shop under test has no mail server: its mails are files. */
export const mailedCode = (email: string) => inNewestMail(email, codeIn)

/** The same of a link that carries its secret behind the #. */
export const mailedLink = (email: string) => inNewestMail(email, linkIn)

/** The way of the link to such a page in the newest mail to an address. */
export const mailedPath = (email: string, page: string) =>
  inNewestMail(email, (text = '') => {
    const path = text.split(/\s/).find((word) => word.includes(`${page}?`))
    return path?.slice(path.indexOf(page))
  })

async function inNewestMail(email: string, find: (text?: string) => string | undefined): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = find(await newestMail(email))
    expect(found, `what was mailed to ${email}`).toBeDefined()
  }).toPass({ timeout: 20_000, intervals: [50] })
  return found ?? ''
}

/** The names of mails are in the order in which they were written. */
async function newestMail(email: string): Promise<string | undefined> {
  const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml'))
  for (const name of names.sort().reverse()) {
    const { headers, text } = parseMail(await readFile(join(outbox(), name)))
    if (headers.get('to')?.includes(email)) return text
  }
  return undefined
}
