import { expect, test } from 'vitest'
import { counter, histogram, tallies } from './tally.ts'

const shown = async (name: string) => (await tallies.getSingleMetricAsString(name)).split('\n').slice(2)

test('what is counted is shown by its labels, and what has none from the start', async () => {
  const plain = counter({ name: 'test_plain_total', help: 'Plain' })
  expect(await shown('test_plain_total')).toEqual(['test_plain_total 0'])
  plain.add([], 250)
  plain.add()
  expect(await shown('test_plain_total')).toEqual(['test_plain_total 251'])
  const labelled = counter({ name: 'test_labelled_total', help: 'Labelled', labels: ['pool', 'class'] })
  labelled.add(['jobs', 'read'])
  labelled.add(['jobs', 'read'])
  labelled.add(['calls', 'say "hi"'])
  expect(await shown('test_labelled_total')).toEqual([
    'test_labelled_total{pool="jobs",class="read"} 2',
    'test_labelled_total{pool="calls",class="say \\"hi\\""} 1',
  ])
})

test('durations are counted up to each bound, their own included', async () => {
  const seconds = histogram({ name: 'test_seconds', help: 'Durations', labels: ['kind'], buckets: [0.1, 1] })
  for (const took of [0.05, 0.1, 0.7, 30]) seconds.of('a').observe(took)
  expect(await shown('test_seconds')).toEqual([
    'test_seconds_bucket{kind="a",le="0.1"} 2',
    'test_seconds_bucket{kind="a",le="1"} 3',
    'test_seconds_bucket{kind="a",le="+Inf"} 4',
    'test_seconds_sum{kind="a"} 30.85',
    'test_seconds_count{kind="a"} 4',
  ])
})

test('labels that nobody foresaw make no end of series', async () => {
  const wild = counter({ name: 'test_wild_total', help: 'Wild', labels: ['word'] })
  for (let word = 0; word < 1_500; word += 1) wild.add([String(word)])
  const lines = await shown('test_wild_total')
  expect(lines).toHaveLength(1_001)
  expect(lines.at(-1)).toBe('test_wild_total{word="other"} 500')
})
