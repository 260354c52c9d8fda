import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const sealer = createSealer('a-secret-that-only-tests-know-of-0001')

test('what was sealed opens again, and never looks the same twice', () => {
  const [once, twice] = [sealer.seal('JBSWY3DP', 'asha'), sealer.seal('JBSWY3DP', 'asha')]
  expect([sealer.open(once, 'asha'), sealer.open(twice, 'asha')]).toEqual(['JBSWY3DP', 'JBSWY3DP'])
  expect(once).not.toBe(twice)
  expect(Buffer.from(once, 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
})

test('it opens for nobody else, with no other key and not when it was changed', () => {
  const sealed = sealer.seal('JBSWY3DP', 'asha')
  expect(sealer.open(sealed, 'ravi')).toBeUndefined()
  expect(createSealer('another-secret-that-only-tests-know').open(sealed, 'asha')).toBeUndefined()
  expect(sealer.open(`${sealed.slice(0, -2)}AA`, 'asha')).toBeUndefined()
  for (const nothing of ['', 'x', 'AAAA']) expect(sealer.open(nothing, 'asha')).toBeUndefined()
})
