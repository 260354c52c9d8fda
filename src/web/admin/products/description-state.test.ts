import { expect, test } from 'vitest'
import {
  type DescriptionEvent,
  type DescriptionState,
  descriptionReducer,
  initialDescription,
} from './description-state.ts'

const after = (start: DescriptionState, ...events: DescriptionEvent[]) => events.reduce(descriptionReducer, start)
const received = (chunk: string): DescriptionEvent => ({ type: 'received', chunk })

test('[ADM-06] words come into an empty field one after the other', () => {
  const written = after(initialDescription(''), { type: 'requested' }, received('A pen.'), received(' It writes.'), {
    type: 'done',
  })
  expect(written).toMatchObject({ text: 'A pen. It writes.', byHand: false, phase: 'written', before: undefined })
})

test('[ADM-06] what was written for one name gives way to what is written for the next', () => {
  const first = after(
    initialDescription(''),
    { type: 'requested' },
    received('A pen.'),
    { type: 'done' },
    { type: 'requested' },
  )
  expect(first.text, 'until the new words come').toBe('A pen.')
  expect(after(first, received('A book.')).text).toBe('A book.')
})

test('what a person types is theirs, also in the middle of the writing; an emptied field is nobody’s', () => {
  const writing = after(initialDescription(''), { type: 'requested' }, received('A pen.'))
  expect(after(writing, { type: 'typed', text: 'A pen. Mine.' })).toEqual(initialDescription('A pen. Mine.', true))
  expect(after(writing, { type: 'typed', text: ' ' }).byHand).toBe(false)
})

test('own words that were rewritten on request can be had back', () => {
  const rewritten = after(initialDescription('Mine.'), { type: 'requested' }, received('Theirs.'), { type: 'done' })
  expect(rewritten).toMatchObject({ text: 'Theirs.', before: { text: 'Mine.', byHand: true } })
  const again = after(rewritten, { type: 'requested' }, received('Theirs again.'), { type: 'done' })
  expect(after(again, { type: 'undone' })).toMatchObject({ text: 'Mine.', byHand: true, phase: 'idle' })
})

test.each([
  ['before the first word', []],
  ['after it', [received('Half of a')]],
])('a failure %s leaves own words as they were and says why', (_, chunks) => {
  const failed = after(initialDescription('Mine.'), { type: 'requested' }, ...chunks, {
    type: 'failed',
    problem: 'Too slow',
  })
  expect(failed).toMatchObject({ text: 'Mine.', byHand: true, phase: 'idle', problem: 'Too slow' })
})

test('stopping keeps what came so far', () => {
  expect(after(initialDescription(''), { type: 'requested' }, received('A pen.'), { type: 'stopped' })).toMatchObject({
    text: 'A pen.',
    phase: 'idle',
  })
})
