import { expect, test } from 'vitest'
import { isFromThisMachine } from './local-address.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  isFromThisMachine({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers } })

test.each([
  ['directly', '127.0.0.1', {}],
  ['by IPv6', '::1', { host: '[::1]:3000' }],
  ['by a mapped address', '::ffff:127.0.0.1', { host: '127.0.0.1:3000' }],
  ['by a proxy that stands here', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
])('made on this machine, %s', (_, address, headers) => {
  expect(from(address, headers)).toBe(true)
})

test.each([
  ['the network', '192.168.1.20', {}],
  ['nobody', undefined, {}],
  ['the network by a proxy or a tunnel', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
  ['somebody who claims to be this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
  ['the network, past the proxy', '192.168.1.20', { 'x-forwarded-for': '127.0.0.1' }],
  ['a tunnel in the newer words', '127.0.0.1', { forwarded: 'for=203.0.113.9' }],
  ['a page that gave this machine its own name', '127.0.0.1', { host: 'evil.example' }],
  ['an address that only begins like it', '127.0.0.1.evil.example', {}],
  ['a host that cannot be read', '127.0.0.1', { host: 'a b' }],
])('made by %s', (_, address, headers) => {
  expect(from(address, headers)).toBe(false)
})
