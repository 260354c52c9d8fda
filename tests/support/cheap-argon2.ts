import { vi } from 'vitest'

const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')

/**
 * The hashing is slow on purpose, which tests of other things need not wait for. This is the same one at its cheapest:
 * `vi.mock('@node-rs/argon2', () => import('#tests/support/cheap-argon2.ts'))`.
 */
export const hash = (secret: string) => argon2.hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 })
export const { verify } = argon2
