import { createHmac } from 'node:crypto'

const hmac = (secret: string, text: string | Buffer) => createHmac('sha256', secret).update(text).digest()

/** How the provider signs the result of a payment: both ids under the secret key. */
export const resultSignature = (secret: string, orderId: string, paymentId: string) =>
  hmac(secret, `${orderId}|${paymentId}`).toString('hex')

/** How it signs an event: the body as it was sent, byte by byte. */
export const eventSignature = (secret: string, body: Buffer) => hmac(secret, body).toString('hex')
