import { expect, test } from 'vitest'
import { type ChosenState, chooseState, stateHint, withPin } from './suggested-state.ts'

const NOTHING: ChosenState = { name: '', byHand: false, pin: '' }
const CHOSEN = chooseState(NOTHING, 'Goa')

test.each([
  ['fewer than six digits suggest nothing', NOTHING, '41100', ''],
  ['six digits suggest a state', NOTHING, '411 001', 'Maharashtra'],
  ['other digits suggest another', withPin(NOTHING, '411001'), '560001', 'Karnataka'],
  ['a code that says nothing leaves what was suggested', withPin(NOTHING, '411001'), '900001', 'Maharashtra'],
  ['what a person chose stays', CHOSEN, '411001', 'Goa'],
  ['what a person took back is open to suggestions again', chooseState(CHOSEN, ''), '411001', 'Maharashtra'],
])('%s', (_, before, typed, name) => {
  expect(withPin(before, typed).name).toBe(name)
})

test.each([
  [NOTHING, undefined],
  [withPin(NOTHING, '411001'), 'Filled in from your PIN code. Change it if it’s wrong.'],
  [withPin(CHOSEN, '411001'), 'PIN code 411001 is usually in Maharashtra.'],
  [withPin(CHOSEN, '403001'), undefined],
])('%o is explained: %s', (chosen, hint) => {
  expect(stateHint(chosen)).toBe(hint)
})
