import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '172.15.255.255', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '2a00::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '::ffff:a00:1',
  '64:ff9b::a00:1',
  '64:ff9b::a83f:8110',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '2002:a83f:8110::1',
  '2001:0:a83f:8110::1',
  '2001:10::1',
  '2001:2::1',
  '5f00::1',
  '100:0:0:1::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['Azure’s wire server', '168.63.129.16'],
  ['metadata of most clouds', '169.254.169.254'],
  ['credentials of a container', '169.254.170.2'],
  ['Alibaba’s metadata', '100.100.100.200'],
  ['Oracle’s metadata', '192.0.0.192'],
  ['IBM’s private services', '161.26.0.10'],
  ['IBM’s private services', '166.9.20.1'],
  ['Google’s private services', '199.36.153.4'],
  ['EC2’s metadata', 'fd00:ec2::254'],
  ['Google’s metadata', 'fd20:ce::254'],
])('%s, %s, is the network of a host, not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  '168.63.129.15',
  '168.63.129.17',
  '161.25.255.255',
  '161.27.0.0',
  '166.7.255.255',
  '166.12.0.0',
  '199.36.154.1',
])('%s, beside it, is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
