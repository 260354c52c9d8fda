import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/test-database.ts'
import { sandboxCourier } from './sandbox-courier.ts'
import type { Parcel } from './shipping-gateway.ts'

const HOUR = 60 * 60_000
const START = new Date('2026-11-16T04:30:00Z')
const opened = testDatabase()
const parcel = { orderNumber: 'LK2627-000001', money: 'sandbox' } as Parcel

let now = START
beforeEach(() => {
  now = START
})
const courier = () => sandboxCourier(opened.database.db, () => now)
const stages = async () => {
  const { awb } = await courier().assignCourier({ providerShipmentId: parcel.orderNumber })
  return (await courier().track({ awb })).scans.map(({ stage }) => stage)
}

test('announced twice it is one parcel, and a restart forgets nothing', async () => {
  expect(await courier().find(parcel)).toBeUndefined()
  const made = await courier().create(parcel)
  now = new Date(START.getTime() + HOUR)
  expect(await courier().create(parcel)).toEqual(made)
  expect(await courier().find(parcel)).toEqual({ ...made, stage: 'pickedUp' })
  expect(await stages()).toEqual(['courierAssigned', 'pickedUp'])
})

test('it moves by itself, and one step at once when told', async () => {
  await courier().create(parcel)
  expect(await stages()).toEqual(['courierAssigned'])
  expect(await courier().advance(parcel.orderNumber, now)).toBe(true)
  expect(await stages()).toEqual(['courierAssigned', 'pickedUp'])
  now = new Date(START.getTime() + 24 * HOUR)
  expect(await stages()).toEqual(['courierAssigned', 'pickedUp', 'inTransit', 'outForDelivery'])
  expect(await courier().advance(parcel.orderNumber, now)).toBe(true)
  expect((await stages()).at(-1)).toBe('delivered')
  expect(await courier().advance(parcel.orderNumber, now)).toBe(false)
})

test.each(['live', 'test'] as const)('it never takes a parcel that was paid with %s money', async (money) => {
  await expect(courier().create({ ...parcel, money })).rejects.toThrow('this order was not paid in the sandbox')
  expect(await courier().find(parcel)).toBeUndefined()
})

test('a cancelled or unknown parcel goes nowhere', async () => {
  await courier().create(parcel)
  await courier().cancel({ providerOrderId: parcel.orderNumber, awb: null })
  expect(await courier().find(parcel)).toMatchObject({ stage: 'cancelled' })
  expect(await courier().advance(parcel.orderNumber, now)).toBe(false)
  expect(await stages()).toEqual([])
  expect(await courier().advance('LK-unknown', now)).toBe(false)
})
