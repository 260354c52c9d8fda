// By its file, because its name leads here while tests run.
import { hash as costly, verify } from '@node-rs/argon2/index.js'

/** The hashing is slow on purpose, which tests on a database need not wait for: this is the same one at its cheapest. */
export const hash = (secret: string) => costly(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 })
export { verify }
