import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts what the shop must be able to read again and a copy of the database must not show: AES-256-GCM with a key of
 * its own, made from the session secret. `about` says whose it is; sealed for one it does not open for another.
 */
export function createSealer(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'likho sealed columns', 32))

  function seal(text: string, about: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  /** Undefined where it was sealed with another key, for somebody else or not at all. */
  function open(sealed: string, about: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url')
    const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  return { seal, open }
}
export type Sealer = ReturnType<typeof createSealer>
