import { expect, test } from 'vitest'
import { INDIAN_STATES } from './indian-states.ts'
import { stateOfPin } from './state-of-pin.ts'

test.each([
  ['110001', 'Delhi'],
  ['122001', 'Haryana'],
  ['141001', 'Punjab'],
  ['160017', 'Chandigarh'],
  ['171001', 'Himachal Pradesh'],
  ['190001', 'Jammu and Kashmir'],
  ['194101', 'Ladakh'],
  ['226001', 'Uttar Pradesh'],
  ['246701', 'Uttar Pradesh'],
  ['248001', 'Uttarakhand'],
  ['246149', 'Uttarakhand'],
  ['302001', 'Rajasthan'],
  ['380001', 'Gujarat'],
  ['396001', 'Gujarat'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['400001', 'Maharashtra'],
  ['403001', 'Goa'],
  ['462001', 'Madhya Pradesh'],
  ['492001', 'Chhattisgarh'],
  ['500001', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['605602', 'Tamil Nadu'],
  ['605001', 'Puducherry'],
  ['673310', 'Puducherry'],
  ['682001', 'Kerala'],
  ['682555', 'Lakshadweep'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['751001', 'Odisha'],
  ['781001', 'Assam'],
  ['791111', 'Arunachal Pradesh'],
  ['793001', 'Meghalaya'],
  ['795001', 'Manipur'],
  ['796001', 'Mizoram'],
  ['797001', 'Nagaland'],
  ['799001', 'Tripura'],
  ['800001', 'Bihar'],
  ['823001', 'Bihar'],
  ['831001', 'Jharkhand'],
  ['826001', 'Jharkhand'],
  ['834001', 'Jharkhand'],
])('%s lies in %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state)
})

test.each(['', '4', '41100', '4110011', '011001', '900001', '990001', '290001', '540001', '41 001', 'Pune!!'])(
  '"%s" suggests nothing',
  (pin) => {
    expect(stateOfPin(pin)).toBeUndefined()
  },
)

test('no state is left out', () => {
  const found = new Set(Array.from({ length: 90_000 }, (_, at) => stateOfPin(String(100_000 + at * 10))))
  for (const { name } of INDIAN_STATES) expect(found).toContain(name)
})
