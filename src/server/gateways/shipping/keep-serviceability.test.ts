import { expect, test, vi } from 'vitest'
import { keepServiceability } from './keep-serviceability.ts'
import type { CourierGateway, Serviceability } from './shipping-gateway.ts'

const HOUR = 60 * 60_000

function courier() {
  let now = 0
  const serviceability = vi.fn(async (): Promise<Serviceability> => ({ serviceable: true, days: 4 }))
  const kept = keepServiceability({ serviceability } as unknown as CourierGateway, () => now)
  return {
    serviceability,
    ask: (pin: string) => kept.serviceability({ pin, weightGrams: 500 }),
    wait: (ms: number) => {
      now += ms
    },
  }
}
const pins = (count: number) => Array.from({ length: count }, (_, index) => String(110_000 + index))

test('a PIN code is asked about once in six hours, and once at a time', async () => {
  const { serviceability, ask, wait } = courier()
  expect(await Promise.all([ask('560001'), ask('560001')])).toEqual(Array(2).fill({ serviceable: true, days: 4 }))
  wait(6 * HOUR - 1)
  await ask('560001')
  expect(serviceability).toHaveBeenCalledTimes(1)
  await ask('110001')
  wait(1)
  await ask('560001')
  expect(serviceability).toHaveBeenCalledTimes(3)
})

test('that nobody goes there is asked again soon, because it keeps people from buying', async () => {
  const { serviceability, ask, wait } = courier()
  serviceability.mockResolvedValueOnce({ serviceable: false, days: null })
  expect(await ask('744101')).toEqual({ serviceable: false, days: null })
  wait(HOUR / 4 - 1)
  expect(await ask('744101')).toEqual({ serviceable: false, days: null })
  wait(1)
  expect(await ask('744101')).toEqual({ serviceable: true, days: 4 })
})

test('a failure is not kept', async () => {
  const { serviceability, ask } = courier()
  serviceability.mockRejectedValueOnce(new Error('away'))
  await expect(ask('560001')).rejects.toThrow('away')
  expect(await ask('560001')).toEqual({ serviceable: true, days: 4 })
})

test('only so many questions are under way', async () => {
  const { serviceability, ask } = courier()
  const answers = await Promise.allSettled(pins(50).map(ask))
  expect(serviceability).toHaveBeenCalledTimes(8)
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(42)
})

test('only so much is kept: the oldest goes', async () => {
  const { serviceability, ask } = courier()
  for (const pin of pins(5_001)) await ask(pin)
  await ask('110001')
  expect(serviceability).toHaveBeenCalledTimes(5_001)
  await ask('110000')
  expect(serviceability).toHaveBeenCalledTimes(5_002)
})
