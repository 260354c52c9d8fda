import { hash, verify } from '@node-rs/argon2'
import { atMost } from '#server/gateways/images/at-most.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a core for some 50 ms: a flood of logins waits in line instead of stopping all other work. */
const inTurn = atMost(2)

/** For passwords and for codes: both are short enough to be guessed from a fast hash. */
export const hashSecret = (secret: string) => inTurn(() => hash(secret, ARGON2))

/** Of a secret nobody knows; made when first needed. */
let nobodys: Promise<string> | undefined

/** Takes the same time whether there is something to compare with or not. */
export async function isSecret(secret: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hashSecret(crypto.randomUUID())
  const known = kept?.startsWith('$argon2') ? kept : undefined
  const against = known ?? (await nobodys)
  const matches = await inTurn(() => verify(against, secret))
  return matches && known !== undefined
}
