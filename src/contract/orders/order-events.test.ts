import { expect, test } from 'vitest'
import { loadMessages } from '#contract/messages/load-messages.ts'
import { eventOf, eventText, ORDER_EVENT_KINDS, toWireEvent } from './order-events.ts'

const at = '2026-11-16T10:00:00.000Z'
const OURS = ORDER_EVENT_KINDS.filter((kind) => kind !== 'courierWords')

test('each event comes out of an answer as it went in, whatever the courier calls it', () => {
  const words = { at, kind: 'courierWords' as const, data: { words: 'Bag received', place: 'Pune' } }
  for (const event of [words, ...OURS.map((kind) => ({ at, kind, data: {} }))])
    expect(eventOf(toWireEvent(event))).toEqual(event)
})

test('who reads Hindi reads each event in Hindi, and the courier in its own words', async () => {
  const hindi = await loadMessages('hi')
  for (const kind of OURS) expect(hindi[eventText({ kind, data: {} })], kind).toMatch(/[\u0900-\u097f]/)
  expect(eventText({ kind: 'courierWords', data: { words: 'Bag received' } })).toBe('Bag received')
})
