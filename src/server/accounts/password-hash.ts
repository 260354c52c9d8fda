import { fairQueue, type Place } from '#server/platform/fair-queue.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes a core for some 50 ms: a flood of logins queues instead of stopping all other work, no longer than seconds,
 * and each network behind its own.
 */
const inTurn = fairQueue({ concurrency: 2, mostWaiting: 200, mostInLane: 50, waitMs: 3_000 })
/** For what the shop hashes as it starts, on no one's call. */
const OURS: Place = { isKnown: true, lane: 'the shop' }

/** Loaded with the first password: nothing at the start needs one. */
const argon2 = () => import('@node-rs/argon2')

/** For passwords and for codes: both are short enough to be guessed from a fast hash. */
export const hashSecret = (secret: string, place = OURS) =>
  inTurn(place, async () => (await argon2()).hash(secret, ARGON2))

/** The hash of a secret that is never kept; made once, when first needed, and in no line: a flood cannot have it refused. */
let dummyHash: Promise<string> | undefined
async function dummy(): Promise<string> {
  dummyHash ??= argon2().then(({ hash }) => hash(crypto.randomUUID(), ARGON2))
  try {
    return await dummyHash
  } catch (error) {
    dummyHash = undefined
    throw error
  }
}

/** Takes the same time whether there is something to compare with or not. */
export async function verifySecret(secret: string, stored: string | undefined, place = OURS): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : undefined
  const other = await dummy()
  const against = known ?? other
  const matches = await inTurn(place, async () => (await argon2()).verify(against, secret))
  return matches && known !== undefined
}
