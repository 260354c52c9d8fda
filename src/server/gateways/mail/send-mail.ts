import { defineJob, growingDelays } from '#server/platform/jobs/define-job.ts'
import type { Mail } from './mail.ts'
import { MAIL_CONNECTIONS } from './smtp-gateway.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Sends one queued mail; a mail server that is away is asked again for a day, at first soon: someone waits for their code. */
export const sendMailJob = defineJob<Mail>('send-mail', {
  atOnce: MAIL_CONNECTIONS,
  retryAfterMs: growingDelays(2 * SECOND, 15 * MINUTE, DAY),
  // A mail may hold a code: once nobody tries to send it, only what it was about is kept.
  keep: ({ to, subject }) => ({ to, subject }),
  run: ({ gateways, id }, mail) => gateways.mail.send({ ...mail, id }),
})
