import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['  Asha  Rani Verma ', 'Asha Rani', 'Verma'],
  ['Rajinikanth', 'Rajinikanth', ''],
  ['', '', ''],
])('"%s" is %s and %s', (fullName, firstName, lastName) => {
  expect(nameParts(fullName)).toEqual({ firstName, lastName })
})
