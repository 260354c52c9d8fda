/** What is written: the same words as plain text and as a page. */
export type Letter = { subject: string; text: string; html: string }

/** A letter with the one address it goes to. */
export type Mail = Letter & { to: string }
