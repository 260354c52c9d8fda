import type { Language } from '#contract/platform/languages.ts'
import { atMost } from '#server/platform/at-most.ts'
import type { Db } from '#server/platform/db/database.ts'
import { defineJob, growingDelays, MOST_BETWEEN_LOOKS } from '#server/platform/jobs/define-job.ts'
import { enqueue, newJob } from '#server/platform/jobs/enqueue.ts'
import { speakIn } from '#server/platform/speech.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS } from './smtp-gateway.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Many are taken from the queue at a time; as many are sent at once as there are connections. */
const inTurn = atMost(MAIL_CONNECTIONS)

/** Sends one queued mail. While the mail server is down it is retried for a day, at first often: someone waits for a code. */
export const sendMailJob = defineJob<Mail>('send-mail', {
  atOnce: MOST_BETWEEN_LOOKS,
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
  if (mail.isToGone) return undefined
  return mail.mayBeKept ? mail : { to: mail.to, subject: mail.subject }
}

/** Who reads a mail, and in which language. */
export type Reader = { email: string; language: Language }
type Write = () => Omit<Mail, 'to'>

/** A mail in the language of its reader, whoever causes it and is spoken to meanwhile. */
const writeMail = async ({ email, language }: Reader, write: Write): Promise<Mail> => ({
  ...(await speakIn(language, async () => write())),
  to: email,
})

export const mailJob = async (reader: Reader, write: Write) => newJob(sendMailJob, await writeMail(reader, write))

/** Queues a mail. Inside a transaction it is sent only if that commits; the mail server is not called here. */
export const queueMail = async (db: Db, reader: Reader, write: Write): Promise<void> =>
  enqueue(db, sendMailJob, await writeMail(reader, write))
