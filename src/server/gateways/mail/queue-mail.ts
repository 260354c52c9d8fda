import type { Language } from '#contract/platform/languages.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { enqueue, newJob } from '#server/platform/jobs/enqueue.ts'
import { withLocale } from '#server/platform/locale.ts'
import { atMost } from '#server/platform/semaphore.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS } from './smtp-gateway.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Many are taken from the queue at a time; as many are sent at once as there are connections. */
const inTurn = atMost(MAIL_CONNECTIONS)

/** Sends one queued mail. While the mail server is down it is retried for a day, at first often: someone waits for a code. */
export const sendMailJob = defineJob<Mail>('send-mail', {
  concurrency: MOST_BETWEEN_LOOKS,
  retryAfterMs: growingDelays(2 * SECOND, 15 * MINUTE, DAY),
  keep: keptOfMail,
  run: ({ gateways, id, signal }, mail) =>
    inTurn(async () => {
      signal.throwIfAborted()
      await gateways.mail.send({ ...mail, id })
    }),
})

/** A mail may hold a code: once nobody tries to send it, only what it was about is kept, unless it says otherwise. */
function keptOfMail(mail: Mail): Partial<Mail> | undefined {
  if (mail.recipientDeleted) return undefined
  return mail.mayBeKept ? mail : { to: mail.to, subject: mail.subject }
}

/** Who reads a mail, and in which language. */
export type Recipient = { email: string; language: Language }
type ComposeMail = () => Omit<Mail, 'to'>

/** A mail in the language of its reader, whoever causes it and is spoken to meanwhile. */
const writeMail = async ({ email, language }: Recipient, write: ComposeMail): Promise<Mail> => ({
  ...(await withLocale(language, async () => write())),
  to: email,
})

export const mailJob = async (reader: Recipient, write: ComposeMail) =>
  newJob(sendMailJob, await writeMail(reader, write))

/** Queues a mail. Inside a transaction it is sent only if that commits; the mail server is not called here. */
export const queueMail = async (db: Db, reader: Recipient, write: ComposeMail): Promise<void> =>
  enqueue(db, sendMailJob, await writeMail(reader, write))
