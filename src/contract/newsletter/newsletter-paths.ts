/** Pages that mails link to. Each asks first: mail scanners open every link, and must not decide anything by it. */
export const CONFIRM_PATH = '/newsletter/confirm'
/** Mail programs send a POST to the same address (RFC 8058): that one is the click itself. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'

export const withToken = (path: typeof CONFIRM_PATH | typeof UNSUBSCRIBE_PATH, token: string) =>
  `${path}?token=${encodeURIComponent(token)}` as const
