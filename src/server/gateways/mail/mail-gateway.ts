import type { Mail } from './mail.ts'

/** A mail on its way. The id is the same at each try, so that whoever receives it twice can tell. */
export type OutgoingMail = Mail & { id: string }

/** Delivers mails. A mail that will never be taken is refused with FinalFailure; anything else may be tried again. */
export type MailGateway = {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
