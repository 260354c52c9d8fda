import { expect, test, vi } from 'vitest'
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

test('a flood of wrong passwords from one network does not keep a right one from another waiting', async () => {
  const kept = await hashSecret('a pen is mighty')
  let wrong = 0
  const flood = Array.from({ length: 40 }, () =>
    verifySecret('a guess', kept, { isKnown: false, lane: '2001:db8:1::/48' }).then(() => {
      wrong += 1
    }),
  )
  expect(await verifySecret('a pen is mighty', kept, { isKnown: false, lane: '203.0.113.0/24' })).toBe(true)
  expect(wrong).toBeLessThan(10)
  await Promise.all(flood)
})

test('an unknown name is answered as a known one is, also after a flood that came before the first login', async () => {
  vi.resetModules()
  const fresh = await import('./password-hash.ts')
  const flood = Array.from({ length: 60 }, () => fresh.hashSecret('a pen is mighty').catch(() => undefined))
  const place = { isKnown: false, lane: '203.0.113.0/24' }
  expect(await fresh.verifySecret('a guess', undefined, place)).toBe(false)
  await Promise.all(flood)
  expect(await fresh.verifySecret('a guess', undefined, place)).toBe(false)
})
