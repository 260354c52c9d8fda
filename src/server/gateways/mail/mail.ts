/** What a mail says: the same words as plain text and as HTML. */
export type MailContent = { subject: string; text: string; html: string }

export type Mail = MailContent & {
  to: string
  /** It holds no code or secret: should it not be sent, it is kept whole, so that staff can send it again. */
  mayBeKept?: true
  /** Its reader has left the shop: should it not be sent, nothing of it is kept. */
  recipientDeleted?: true
  /** For letters to a list: where one click in the mail program takes the reader off it (RFC 8058). */
  unsubscribe?: string
}

/** A mail being delivered. The id is the same on each attempt, so that whoever receives it twice can tell. */
export type OutgoingMail = Mail & { id: string }

/** Delivers mails. One that will never be accepted fails with FinalFailure; any other error may be retried. */
export type MailGateway = {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => Promise<void>
}
