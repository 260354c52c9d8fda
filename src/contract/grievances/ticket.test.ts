import { expect, test } from 'vitest'
import { answerBy, ticketOf } from './ticket.ts'

test.each([
  [1, 'GR-000001'],
  [1_234_567, 'GR-1234567'],
])('number %i is ticket %s', (number, ticket) => {
  expect(ticketOf(number)).toBe(ticket)
})

test.each([
  ['2026-11-17T10:00:00.000Z', '2026-12-17T10:00:00.000Z'],
  ['2026-12-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
])('what is raised at %s is answered by %s', (raised, due) => {
  expect(answerBy(new Date(raised)).toISOString()).toBe(due)
})
