import { callOutside } from '#server/platform/call-outside.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { composeMessage } from './compose-message.ts'
import type { MailGateway } from './mail.ts'

type SmtpSettings = { smtpUrl: string; from: string }

/** As many connections as mails are sent at once. */
export const MAIL_CONNECTIONS = 4

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
  // A mail is tried again by its job, not behind our back.
  maxRequeues: 0,
}

/** A mail server by its address. */
export function smtpGateway({ smtpUrl, from }: SmtpSettings): MailGateway {
  let opened: ReturnType<typeof open> | undefined

  /** Loaded at the first mail: it takes a third of a second that a starting shop can do without. */
  async function open() {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ ...LIMITS, url: smtpUrl, pool: true, maxConnections: MAIL_CONNECTIONS })
    // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
    transport.on('error', () => {})
    return transport
  }

  return {
    send: async (mail) => {
      opened ??= open()
      const transport = await opened
      const message = composeMessage(mail, from)
      const ended = callOutside('mail', 'send')
      try {
        await transport.sendMail(message)
        ended('done')
      } catch (error) {
        const told = withoutPeople(error)
        ended(told instanceof FinalFailure ? 'refused' : 'away')
        throw told
      }
    },
    // The jobs have stopped before: a delivery still under way is one nobody waits for.
    close: async () => (await opened)?.close({ force: true }),
  }
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

/** Servers put addresses and mails into their answers, and what a job fails with is logged: only the codes are kept. */
function withoutPeople(error: unknown): Error {
  if (error instanceof FinalFailure) return error
  const { code, command, responseCode } = error as SmtpError
  const reason = ['mail not sent:', code, command, responseCode].filter(Boolean).join(' ')
  return isFinal(command, responseCode) ? new FinalFailure(reason) : new Error(reason)
}

/** This recipient or this mail is refused for good. A refused login or sender is our own fault and can be mended. */
const isFinal = (command = '', responseCode = 0) =>
  ['RCPT TO', 'DATA'].includes(command) && responseCode >= 550 && responseCode < 560
