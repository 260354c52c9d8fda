import { expect, test } from 'vitest'
import { swatchOf } from './swatches.ts'

test.each([
  ['Blue', /^#2350b5$/],
  ['Royal Blue', /^#1e3fae$/],
  ['Matte black', /^#1f2023$/],
  ['Red and gold', /^conic-gradient\(#c62828 0% 50%,#c9a13b 50% 100%\)$/],
  ['Assorted', /^conic-gradient/],
  ['12 colours', /^conic-gradient/],
  ['Tandoori', undefined],
  ['A4', undefined],
])('%s', (value, fill) => {
  if (fill) expect(swatchOf(value)).toMatch(fill)
  else expect(swatchOf(value)).toBeUndefined()
})
