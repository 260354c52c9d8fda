import { expect, test } from 'vitest'
import { createLagMeter } from './replica-lag.ts'

test('a replica is as old as the first thing that it does not know', () => {
  const meter = createLagMeter()
  meter.see(100n, 1_000)
  meter.see(150n, 2_000)
  meter.see(180n, 3_000)
  expect(meter.lagOf(180n, 3_500)).toEqual({ ms: 0, bytes: 0 })
  expect(meter.lagOf(150n, 3_500)).toEqual({ ms: 500, bytes: 30 })
  expect(meter.lagOf(120n, 3_500)).toEqual({ ms: 1_500, bytes: 60 })
})

test('while nothing is written nothing is behind, however long ago the last change was', () => {
  const meter = createLagMeter()
  for (let second = 0; second < 300; second += 1) meter.see(100n, second * 1_000)
  expect(meter.lagOf(100n, 300_000)).toEqual({ ms: 0, bytes: 0 })
  expect(meter.lagOf(99n, 300_000).ms).toBeGreaterThan(30_000)
})
