import { createHash, randomBytes, randomInt } from 'node:crypto'

/** An unguessable word of 192 bits. */
export const newToken = () => randomBytes(24).toString('base64url')

/** Tokens are long and random, so a fast hash keeps them safe. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export const newOtp = () => randomInt(1_000_000).toString().padStart(6, '0')
