import { accountFailures } from '#contract/accounts/accounts.failures.ts'
import { Failure } from '#contract/platform/failures.ts'
import type { Ctx } from '#server/platform/http/context.ts'
import { tokenHash } from '#server/platform/security/random-tokens.ts'
import { type Registration, registrationByToken } from './registrations.store.ts'

/** The registration that still waits for its code; refuses an unknown or verified one. */
export async function pendingRegistration({ db, now }: Ctx, userId: string): Promise<Registration> {
  const registration = await registrationByToken(db, tokenHash(userId), now)
  if (!registration) throw new Failure(accountFailures.unknownRegistration)
  if (registration.verified_at) throw new Failure(accountFailures.alreadyVerified)
  return registration
}
