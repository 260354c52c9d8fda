import { expect, test } from 'vitest'
import { hashSecret, verifySecret } from './password-hash.ts'

test('secrets are kept as argon2id with 19 MiB, two passes and one lane, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashSecret('a pen is mighty'), hashSecret('a pen is mighty')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(one)
  expect(await verifySecret('a pen is mighty', one)).toBe(true)
  expect(await verifySecret('A pen is mighty', one)).toBe(false)
})

test.each([undefined, '', 'a pen is mighty'])('nothing is the secret of %j', async (kept) => {
  expect(await verifySecret('a pen is mighty', kept)).toBe(false)
})
