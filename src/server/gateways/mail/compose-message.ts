import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import type { OutgoingMail } from './mail.ts'

/** One bare address: nothing that could end a header, add a second recipient or a display name. */
const ONE_ADDRESS = /^[^\s\p{C}\p{Z},;:<>()[\]"\\@]+@[^\s\p{C}\p{Z},;:<>()[\]"\\@]+$/u
const LONGEST_ADDRESS = 254

/** A mail in nodemailer's words, with nothing in its headers that could break out of them. */
export function composeMessage({ id, to, subject, text, html, unsubscribe }: OutgoingMail, from: string) {
  if (to.length > LONGEST_ADDRESS || !ONE_ADDRESS.test(to)) throw new FinalFailure('the address is none')
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '),
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // Asks holiday repliers to stay quiet.
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && ONE_CLICK) },
    ...(unsubscribe && { list: { unsubscribe: { url: unsubscribe } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Says that a POST to the address of List-Unsubscribe is enough. */
const ONE_CLICK = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'likho.local'
