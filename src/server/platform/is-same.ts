import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for every wrong secret, however long it is. */
export const isSame = (expected: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(expected), digest(given))

/** During a change two are right. All are compared, so that the time taken does not tell which. */
export const isOneOf = (expected: readonly (string | undefined)[], given: unknown): boolean =>
  expected.map((one) => Boolean(one) && isSame(one ?? '', given)).includes(true)
