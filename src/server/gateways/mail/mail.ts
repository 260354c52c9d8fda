/** What a mail says: the same words as plain text and as HTML. */
export type MailContent = { subject: string; text: string; html: string }

export type Mail = MailContent & { to: string }

/** A mail being delivered. The id is the same on each attempt, so that whoever receives it twice can tell. */
export type OutgoingMail = Mail & { id: string }

/** Delivers mails. One that will never be accepted fails with FinalFailure; any other error may be retried. */
export type MailGateway = {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
