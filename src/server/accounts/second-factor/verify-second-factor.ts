import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { secondFactorTexts } from '#contract/accounts/second-factor.texts.ts'
import { Failure } from '#contract/platform/failures.ts'
import { queueMail } from '#server/gateways/mail/queue-mail.ts'
import type { AccountCtx } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { recordSecurity } from '#server/security/record-security.ts'
import { limitAttempts } from '../limit-attempts.ts'
import type { Account } from '../users.store.ts'
import { warnOwner } from '../warn-owner.ts'
import { fromBase32 } from './base32.ts'
import { recoveryCodeUsedMail, wrongCodeMail } from './second-factor-mails.ts'
import { consumeRecoveryCode, consumeStep, countRecoveryCodes, secondFactorOf } from './second-factors.store.ts'
import { stepOfCode } from './totp.ts'

/**
 * Takes a code of the app or a recovery code; each is good once. Limited like passwords: only who knows the password gets
 * so far, so the owner is told of a wrong one; a device that was logged in before is counted by itself, so no one is locked out
 * by a stranger.
 */
export async function verifySecondFactor(ctx: AccountCtx, account: Account, code: string): Promise<void> {
  const clearAttempts = await limitAttempts(ctx, 'second factor', account.id)
  const isRight = /^\d{6}$/.test(code)
    ? await isAppCode(ctx, account.id, code)
    : await spendRecoveryCode(ctx, account, code)
  if (!isRight) {
    await recordSecurity(ctx.db, ctx, { event: 'second-factor-failed', of: account.id })
    await warnOwner(ctx.db, ctx.now, account, { about: 'second factor', mail: wrongCodeMail })
    throw wrongCode()
  }
  await clearAttempts()
}

export const wrongCode = () =>
  new Failure(secondFactorFailures.wrongCode, { fields: { code: secondFactorTexts.wrongCode } })

async function isAppCode(ctx: AccountCtx, userId: string, code: string): Promise<boolean> {
  const factor = await secondFactorOf(ctx.db, userId)
  if (!factor?.confirmedAt) return false
  const step = matchingStep(ctx, userId, factor.sealedSecret, code)
  return step !== undefined && consumeStep(ctx.db, userId, step)
}

/** The step of time that the code belongs to, by the secret as it is kept. */
export function matchingStep({ sealer, log, now }: AccountCtx, userId: string, sealedSecret: string, code: string) {
  const secret = sealer.open(sealedSecret, userId)
  if (secret === undefined) {
    log.error({ userId }, 'the secret of a second factor cannot be read: was SESSION_SECRET changed?')
    return undefined
  }
  return stepOfCode(fromBase32(secret), code, now)
}

async function spendRecoveryCode(ctx: AccountCtx, account: Account, code: string): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await consumeRecoveryCode(tx, account.id, tokenHash(code)))) return false
    const left = await countRecoveryCodes(tx, account.id)
    await queueMail(tx, account, () => recoveryCodeUsedMail({ fullName: account.fullName, left }))
    await recordSecurity(tx, ctx, { event: 'recovery-code-used', of: account.id, detail: `${left} left` })
    return true
  })
}
