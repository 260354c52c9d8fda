import { expect, test } from 'vitest'
import { loggedError, loggedReason } from './log-error.ts'

const fromDatabase = (message: string, more: object) =>
  Object.assign(new Error(message), { severity: 'ERROR', code: '23514', table: 'addresses', ...more })

test('what the database quotes is not logged; where it went wrong is', () => {
  const error = fromDatabase('invalid input syntax for type uuid: "Asha Verma"', {
    detail: 'Failing row contains (Asha, Verma, 12 MG Road).',
    where: "unnamed portal parameter $1 = 'Asha'",
  })
  const logged = JSON.stringify(loggedError(error))
  expect(logged).not.toMatch(/Asha|Verma|MG Road/)
  expect(loggedError(error)).toMatchObject({
    code: '23514',
    table: 'addresses',
    message: expect.stringContaining('uuid'),
  })
  expect(loggedReason(error)).toBe('invalid input syntax for type uuid: …')
  expect(JSON.stringify(loggedError(new Error('no order', { cause: error })))).not.toMatch(/Asha/)
})

test('other errors are logged whole', () => {
  expect(loggedError(new TypeError('cannot read: "x"'))).toMatchObject({
    type: 'TypeError',
    message: 'cannot read: "x"',
  })
  expect(loggedReason(new Error('mail not sent: 550'))).toBe('mail not sent: 550')
})
