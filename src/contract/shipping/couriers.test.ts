import { expect, test } from 'vitest'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { type Courier, courierFor } from './couriers.ts'

test.each<[MoneyMode, Courier, Courier]>([
  ['live', 'shiprocket', 'shiprocket'],
  ['live', 'own', 'own'],
  ['live', 'sandbox', 'own'],
  ['test', 'shiprocket', 'own'],
  ['test', 'own', 'own'],
  ['test', 'sandbox', 'own'],
  ['sandbox', 'shiprocket', 'own'],
  ['sandbox', 'own', 'own'],
  ['sandbox', 'sandbox', 'sandbox'],
])('%s money in a shop whose courier is %s is for %s', (money, shops, courier) => {
  expect(courierFor(money, shops)).toBe(courier)
})
