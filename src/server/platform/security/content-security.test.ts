import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealScripts } from './content-security.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('names the page’s own inline scripts and takes the nonce out', () => {
  const { html, policy } = sealScripts(
    '<script nonce="n1">start()</script><script type="module" nonce="n1" src="/a.js"></script>',
    'n1',
  )
  expect(html).toBe('<script>start()</script><script type="module" src="/a.js"></script>')
  expect(policy).toContain(`script-src 'self' ${hash('start()')};`)
})

test('a script that slipped in through somebody’s text stays forbidden', () => {
  const { policy } = sealScripts('<p><script>steal()</script><script nonce="guess">steal()</script></p>', 'n1')
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain("unsafe-inline' 'sha")
})

test('what lies outside is named kind by kind, and nothing else is let in', () => {
  const { policy } = sealScripts('', 'n1', [
    { connect: 'ws://dev' },
    { script: 'https://pay.in', connect: 'https://pay.in' },
  ])
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self' https://pay.in",
      "connect-src 'self' ws://dev https://pay.in",
      "img-src 'self' data: blob:",
      "frame-src 'self'",
    ]),
  )
})
