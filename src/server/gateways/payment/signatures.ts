import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest()

/** How the provider signs the result of a payment: both ids under the secret key. */
export const resultSignature = (secret: string, orderId: string, paymentId: string) =>
  hmac(secret, `${orderId}|${paymentId}`).toString('hex')

/** How it signs an event: the body as it was sent, byte by byte. */
export const eventSignature = (secret: string, body: Buffer) => hmac(secret, body).toString('hex')

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time for every wrong signature, however long it is. */
export const isSame = (expected: string, given: unknown): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(expected), digest(given))

/** During a change two are right. All are compared, so that the time taken does not tell which. */
export const isOneOf = (expected: readonly (string | undefined)[], given: unknown): boolean =>
  expected.map((one) => Boolean(one) && isSame(one ?? '', given)).includes(true)
