import { atMost } from '#server/platform/at-most.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a core for some 50 ms: a flood of logins queues instead of stopping all other work, and no longer than seconds. */
const limited = atMost(2, 200)

/** Loaded with the first password: nothing at the start needs one. */
const argon2 = () => import('@node-rs/argon2')

/** For passwords and for codes: both are short enough to be guessed from a fast hash. */
export const hashSecret = (secret: string) => limited(async () => (await argon2()).hash(secret, ARGON2))

/** The hash of a secret nobody knows; made when first needed. */
let dummyHash: Promise<string> | undefined

/** Takes the same time whether there is something to compare with or not. */
export async function verifySecret(secret: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hashSecret(crypto.randomUUID())
  const known = stored?.startsWith('$argon2') ? stored : undefined
  const against = known ?? (await dummyHash)
  const matches = await limited(async () => (await argon2()).verify(against, secret))
  return matches && known !== undefined
}
