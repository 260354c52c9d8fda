import { expect, test } from 'vitest'
import { networkOf, wideNetworksOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, counted) => {
  expect(networkOf(address)).toBe(counted)
})

test.each([
  ['203.0.113.7', ['203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.0/24']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8:1:23ff::9', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
])('%s is one of %j', (address, counted) => {
  expect(wideNetworksOf(address)).toEqual(counted)
})
