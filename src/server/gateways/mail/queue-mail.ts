import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { Mail } from './mail.ts'
import { sendMailJob } from './send-mail.ts'

/** Hands a mail to the jobs. Inside a transaction it is sent only if that commits; the mail server is not asked here. */
export const queueMail = (db: Db, mail: Mail): Promise<void> => enqueue(db, sendMailJob, mail)
