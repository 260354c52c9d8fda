import { RESEND_AFTER_SECONDS } from '#contract/accounts/accounts.texts.ts'

/** The registration whose e-mail is still to be proved: kept between /register and /verifyotp. */
const ID = 'userId'
const SENT_AT = 'otpSentAt'

export const pendingUserId = () => read(ID) ?? undefined

/** `sentAt` is when the code went out; left out when that is not known. */
export function keepPending(userId: string, sentAt?: number): void {
  write(ID, userId)
  write(SENT_AT, sentAt === undefined ? null : String(sentAt))
}

export function forgetPending(): void {
  write(ID, null)
  write(SENT_AT, null)
}

export const codeSent = (now = Date.now()) => write(SENT_AT, String(now))

/** How long until another code can be asked for. A clock that was set back makes nobody wait longer. */
export function secondsUntilResend(now = Date.now()): number {
  const passed = (now - Number(read(SENT_AT) ?? 0)) / 1000
  return passed < 0 ? 0 : Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - passed))
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Without storage the next page says that it does not know the registration.
  }
}
