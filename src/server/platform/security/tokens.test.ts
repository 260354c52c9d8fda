import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ACCESS_SECONDS, createTokens } from './tokens.ts'

const now = new Date('2026-11-17T04:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

test('a token that was read before ends in time all the same', async () => {
  const tokens = createTokens('a secret of the shop that is long enough')
  const [user, session] = [randomUUID(), randomUUID()]
  const token = await tokens.signAccess(user, session, now)
  expect(await tokens.readAccess(token, now)).toMatchObject({ sub: user, sid: session })
  expect(await tokens.readAccess(token, later(ACCESS_SECONDS - 1))).toMatchObject({ sub: user, sid: session })
  expect(await tokens.readAccess(token, later(ACCESS_SECONDS))).toBeUndefined()
})

test('one that was changed is none, however often the genuine one was read', async () => {
  const tokens = createTokens('a secret of the shop that is long enough')
  const token = await tokens.signAccess(randomUUID(), randomUUID(), now)
  await tokens.readAccess(token, now)
  const [head, , seal] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: randomUUID(), sid: randomUUID(), aud: 'access', exp: 4e9 }))
  expect(await tokens.readAccess(`${head}.${claims.toString('base64url')}.${seal}`, now)).toBeUndefined()
})
