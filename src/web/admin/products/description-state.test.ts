import { expect, test } from 'vitest'
import { type DescriptionEvent, type DescriptionState, descriptionReducer, startOf } from './description-state.ts'

const after = (start: DescriptionState, ...events: DescriptionEvent[]) => events.reduce(descriptionReducer, start)
const came = (chunk: string): DescriptionEvent => ({ type: 'received', chunk })

test('[ADM-06] words come into an empty field one after the other', () => {
  const written = after(startOf(''), { type: 'requested' }, came('A pen.'), came(' It writes.'), { type: 'done' })
  expect(written).toMatchObject({ text: 'A pen. It writes.', byHand: false, phase: 'written', before: undefined })
})

test('[ADM-06] what was written for one name gives way to what is written for the next', () => {
  const first = after(startOf(''), { type: 'requested' }, came('A pen.'), { type: 'done' }, { type: 'requested' })
  expect(first.text, 'until the new words come').toBe('A pen.')
  expect(after(first, came('A book.')).text).toBe('A book.')
})

test('what a person types is theirs, also in the middle of the writing; an emptied field is nobody’s', () => {
  const writing = after(startOf(''), { type: 'requested' }, came('A pen.'))
  expect(after(writing, { type: 'typed', text: 'A pen. Mine.' })).toEqual(startOf('A pen. Mine.', true))
  expect(after(writing, { type: 'typed', text: ' ' }).byHand).toBe(false)
})

test('own words that were rewritten on request can be had back', () => {
  const rewritten = after(startOf('Mine.'), { type: 'requested' }, came('Theirs.'), { type: 'done' })
  expect(rewritten).toMatchObject({ text: 'Theirs.', before: { text: 'Mine.', byHand: true } })
  const again = after(rewritten, { type: 'requested' }, came('Theirs again.'), { type: 'done' })
  expect(after(again, { type: 'undone' })).toMatchObject({ text: 'Mine.', byHand: true, phase: 'idle' })
})

test.each([
  ['before the first word', []],
  ['after it', [came('Half of a')]],
])('a failure %s leaves own words as they were and says why', (_, pieces) => {
  const failed = after(startOf('Mine.'), { type: 'requested' }, ...pieces, { type: 'failed', problem: 'Too slow' })
  expect(failed).toMatchObject({ text: 'Mine.', byHand: true, phase: 'idle', problem: 'Too slow' })
})

test('stopping keeps what came so far', () => {
  expect(after(startOf(''), { type: 'requested' }, came('A pen.'), { type: 'stopped' })).toMatchObject({
    text: 'A pen.',
    phase: 'idle',
  })
})
