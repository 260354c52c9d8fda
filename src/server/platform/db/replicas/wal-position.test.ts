import { expect, test } from 'vitest'
import { positionOf, textOf } from './wal-position.ts'

test.each(['0/0', '0/3000148', '16/B374D848', 'FFFFFFFF/FFFFFFFF'])('%s is read and written alike', (text) => {
  expect(textOf(positionOf(text) as bigint)).toBe(text)
})

test('further in the log is greater', () => {
  expect(positionOf('1/0') as bigint).toBeGreaterThan(positionOf('0/FFFFFFFF') as bigint)
})

test('a replica that has replayed a full page is as far as a primary that goes on behind the header of the next', () => {
  expect(positionOf('0/3002018')).toBe(positionOf('0/3002000'))
  expect(positionOf('0/4000028')).toBe(positionOf('0/4000000'))
  expect(positionOf('0/3002030')).not.toBe(positionOf('0/3002000'))
})

test.each(['', 'primary', '1', '0/GG', '123456789/0', "0/1'--"])('"%s" is no position', (text) => {
  expect(positionOf(text)).toBeUndefined()
})
