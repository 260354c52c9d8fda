import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ParsedMail, simpleParser } from 'mailparser'

const ARRIVES_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 100

/** Every mail that the shop has sent, as its receivers' programs read it. */
export async function sentMails(folder: string): Promise<ParsedMail[]> {
  const outbox = join(folder, 'data/outbox')
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(files.map(async (name) => simpleParser(await readFile(join(outbox, name)))))
}

export const receiversOf = ({ to }: ParsedMail) =>
  [to ?? []].flat().flatMap(({ value }) => value.map((one) => one.address))

/** What the pattern finds in a mail to the address, once that has arrived. */
export async function mailed(folder: string, email: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + ARRIVES_WITHIN_MS
  while (Date.now() < until) {
    for (const mail of await sentMails(folder)) {
      const found = receiversOf(mail).includes(email) && pattern.exec(mail.text ?? '')?.[1]
      if (found) return found
    }
    await setTimeout(LOOK_EVERY_MS)
  }
  throw new Error(`No such mail came to ${email}: ${pattern}`)
}
