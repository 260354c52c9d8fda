import { sql } from 'kysely'
import type { Invariant } from './invariant.ts'

/** Of these, one order has one. */
const ONCE = ['is confirmed', 'is on its way', 'is delivered', 'is cancelled'] as const

/**
 * Each event is mailed once, as the reader sees it: one message, by its Message-ID. SMTP cannot promise that a message
 * arrives once only: when the line breaks between the last byte and its receipt, it is sent again under the same
 * Message-ID, by which mail programs and servers tell. That is allowed only as often as something broke. What a server
 * refuses for good waits at the desk.
 */
export const mailsOnce: Invariant = async ({ db, providers: { smtp }, ledger }) => {
  const ids = smtp.mails.map(({ messageId }) => messageId ?? '')
  const copies = ids.length - new Set(ids).size
  const broken = Object.entries(ledger.did).filter(([what]) => what.startsWith('fault:'))
  const breaks = broken.reduce((sum, [, count]) => sum + count, 0)
  const faults = copies > breaks * MAILS_AT_ONCE ? [`${copies} mails came again, with ${breaks} faults`] : []

  const bySubject = Map.groupBy(smtp.mails, ({ subject }) => subject ?? '')
  const { rows } = await sql<{ number: string; status: string; unsent: string[] }>`
    select number, status, array(
      select data ->> 'subject' from jobs where failed_at is not null and name = 'send-mail' and data ->> 'subject' like '%' || number || '%'
    ) as unsent from orders`.execute(db)
  for (const { number, status, unsent } of rows) {
    for (const ending of ONCE) {
      const subject = `Your Likho order ${number} ${ending}`
      const mails = bySubject.get(subject) ?? []
      const different = new Set(mails.map(({ messageId }) => messageId)).size
      const isDue = ending === 'is confirmed' || (ending === 'is cancelled' && status === 'cancelled')
      if (different > 1) faults.push(`order ${number}: ${different} mails say that it ${ending}`)
      if (isDue && different === 0 && !unsent.includes(subject))
        faults.push(`order ${number}: no mail says that it ${ending}`)
    }
  }
  return faults
}

const MAILS_AT_ONCE = 4
