import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { LOGIN_STEP_MINUTES } from '#contract/accounts/second-factor.texts.ts'
import { GO_LIVE_LINK_DAYS } from '#contract/go-live/go-live.endpoints.ts'
import { CONFIRM_WITHIN_DAYS } from '#contract/newsletter/newsletter.texts.ts'

export const ACCESS_SECONDS = 15 * 60
const LOGIN_STEP_SECONDS = LOGIN_STEP_MINUTES * 60
export const DEVICE_SECONDS = 365 * 24 * 60 * 60

const MOST_REMEMBERED = 5_000

const accessClaims = z.object({ sub: z.uuid(), sid: z.uuid(), exp: z.number() })
const loginStepClaims = z.object({ sub: z.uuid(), mark: z.string() })
const DAY_SECONDS = 24 * 60 * 60
/** Whoever finds an old letter can still leave by it. */
const NEWSLETTER_SECONDS = { confirm: CONFIRM_WITHIN_DAYS * DAY_SECONDS, unsubscribe: 5 * 365 * DAY_SECONDS }
type NewsletterPurpose = keyof typeof NEWSLETTER_SECONDS

const mailCheckClaims = z.object({ sub: z.uuid(), about: z.string() })
const newsletterClaims = z.object({ sub: z.email() })
const deviceClaims = z.object({ sub: z.uuid(), jti: z.string() })

/** Tokens that we sign and can read again without asking anyone. What is forged, changed or too old reads as undefined. */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret)

  const sign = (audience: string, claims: Record<string, string>, seconds: number, now: Date) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + seconds * 1000))
      .sign(key)

  async function read<Claims extends z.ZodType>(audience: string, schema: Claims, token: string, now: Date) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], audience, currentDate: now })
      return schema.safeParse(payload).data
    } catch {
      return undefined
    }
  }

  /** Whoever is logged in calls often: a token that was genuine once is genuine until it ends. */
  const genuine = new Map<string, { sub: string; sid: string; exp: number }>()
  async function readAccess(token: string, now: Date) {
    const known = genuine.get(token) ?? (await read('access', accessClaims, token, now))
    if (!known || known.exp * 1000 <= now.getTime()) {
      genuine.delete(token)
      return undefined
    }
    genuine.set(token, known)
    const [oldest] = genuine.keys()
    if (genuine.size > MOST_REMEMBERED && oldest !== undefined) genuine.delete(oldest)
    return known
  }

  return {
    signAccess: (userId: string, sessionId: string, now: Date) =>
      sign('access', { sub: userId, sid: sessionId }, ACCESS_SECONDS, now),
    readAccess,
    /** Says that the password was right; opens the second step of the login, and void once `mark` is another. */
    signLoginStep: (userId: string, mark: string, now: Date) =>
      sign('login-step', { sub: userId, mark }, LOGIN_STEP_SECONDS, now),
    readLoginStep: (token: string, now: Date) => read('login-step', loginStepClaims, token, now),
    /** Says that this device was logged in to the account before; opens nothing by itself. */
    signDevice: (userId: string, deviceId: string, now: Date) =>
      sign('device', { sub: userId, jti: deviceId }, DEVICE_SECONDS, now),
    readDevice: (token: string, now: Date) => read('device', deviceClaims, token, now),
    /** Stands in the links of the newsletter's mails, and proves that who follows one reads that mailbox. */
    signNewsletter: (purpose: NewsletterPurpose, email: string, now: Date) =>
      sign(`newsletter-${purpose}`, { sub: email }, NEWSLETTER_SECONDS[purpose], now),
    /** Stands in the link that an owner mails to themselves to see that mail arrives, with the settings it went by. */
    signMailCheck: (userId: string, about: string, now: Date) =>
      sign('mail-check', { sub: userId, about }, GO_LIVE_LINK_DAYS * DAY_SECONDS, now),
    readMailCheck: (token: string, now: Date) => read('mail-check', mailCheckClaims, token, now),
    readNewsletter: async (purpose: NewsletterPurpose, token: string, now: Date) =>
      (await read(`newsletter-${purpose}`, newsletterClaims, token, now))?.sub,
  }
}
export type Tokens = ReturnType<typeof createTokens>
