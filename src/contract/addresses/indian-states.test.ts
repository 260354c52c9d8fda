import { expect, test } from 'vitest'
import { INDIAN_STATES, indianState, stateCodeOf } from './indian-states.ts'

test('there are 36 states and territories, in the order of the alphabet, each with its own two-digit code', () => {
  const names = INDIAN_STATES.map(({ name }) => name)
  expect(names).toHaveLength(36)
  expect(names).toEqual([...names].sort())
  expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36)
  expect(INDIAN_STATES.every(({ code }) => /^[0-3]\d$/.test(code))).toBe(true)
})

test.each([
  ['Maharashtra', '27'],
  ['jammu & kashmir', '01'],
  ['Andhra Pradesh', '37'],
  ['Telangana', '36'],
  ['Ladakh', '38'],
  ['Daman and Diu', '26'],
  ['Atlantis', undefined],
  ['', undefined],
])('the GST code of "%s" is %s', (name, code) => {
  expect(stateCodeOf(name)).toBe(code)
})

test.each([
  [' new  delhi', 'Delhi'],
  ['PONDICHERRY', 'Puducherry'],
  ['Nepal', undefined],
  ['constructor', undefined],
])('"%s" is %s', (typed, state) => {
  expect(indianState(typed)).toBe(state)
})
