import { expect, test } from 'vitest'
import { databaseFaultOf } from './database-fault.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['08006', 'away'],
  ['08P01', 'away'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['ENOTFOUND', 'away'],
  ['ETIMEDOUT', 'away'],
  ['53300', 'busy'],
  ['57014', 'busy'],
  ['25P03', 'busy'],
  ['23505', undefined],
  ['40P01', undefined],
  ['42P01', undefined],
  ['0A000', undefined],
  ['ENOENT', undefined],
])('an error of the code %s is %s', (code, fault) => {
  expect(databaseFaultOf(withCode(code))).toBe(fault)
})

test.each([
  ['Connection terminated unexpectedly', 'away'],
  ['Connection terminated due to connection timeout', 'away'],
  ['Client has encountered a connection error and is not queryable', 'away'],
  ['timeout expired', 'away'],
  ['timeout exceeded when trying to connect', 'busy'],
  ['pens is not defined', undefined],
])('the driver says "%s": %s', (message, fault) => {
  expect(databaseFaultOf(new Error(message))).toBe(fault)
})

test('several addresses that refuse count like one', () => {
  const refused = Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' })
  expect(databaseFaultOf(refused)).toBe('away')
  expect(databaseFaultOf('ECONNREFUSED')).toBeUndefined()
})
