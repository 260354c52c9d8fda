import { type Metric, Registry } from 'prom-client'

/** What the code counts as it goes. One for the process, as the counted things are: /metrics shows it beside its own. */
export const tallies = new Registry()

/** Labels come from lists of ours. Should one ever not, this many series are all it makes; the rest counts as `other`. */
const MOST_SERIES = 1_000

type Values = readonly string[]
type Sample = { labels: Record<string, string | number>; value: number; metricName?: string }
type About = { name: string; help: string; labels?: readonly string[] }

/**
 * A counter, and a histogram, that cost some ten nanoseconds: those of prom-client take microseconds, as they look at every
 * label each time. Whoever counts often keeps the series in hand; its labels are given in the order they were declared.
 */
export function counter(about: About) {
  const series = seriesOf(about, () => ({ count: 0 }))
  expose(about, 'counter', () => series.all().map(({ labels, cell }) => ({ labels, value: cell.count })))
  return {
    add: (values: Values = [], by = 1) => {
      series.of(values).count += by
    },
  }
}

/** Small answers of a database to large waits for a provider. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]

export type Durations = { observe: (seconds: number) => void }

export function histogram(about: About & { buckets?: readonly number[] }) {
  const { name, buckets = SECONDS } = about
  const series = seriesOf(about, () => bucketsOf(buckets))
  expose(about, 'histogram', () => series.all().flatMap(({ labels, cell }) => cell.samples(name, labels)))
  return { of: (...values: string[]): Durations => series.of(values) }
}

function bucketsOf(bounds: readonly number[]) {
  const counts = new Float64Array(bounds.length + 1)
  let sum = 0
  return {
    observe(seconds: number): void {
      let at = 0
      while (at < bounds.length && seconds > (bounds[at] as number)) at += 1
      counts[at] = (counts[at] as number) + 1
      sum += seconds
    },
    samples(name: string, labels: Sample['labels']): Sample[] {
      let count = 0
      const filled = [...counts].map((more, at) => {
        count += more
        return { labels: { ...labels, le: bounds[at] ?? '+Inf' }, value: count, metricName: `${name}_bucket` }
      })
      return [
        ...filled,
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ]
    },
  }
}

function seriesOf<Cell>({ labels: names = [] }: About, create: () => Cell) {
  const known = new Map<string, { labels: Record<string, string>; cell: Cell }>()

  function make(key: string, values: Values): Cell {
    const labels = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
    const cell = create()
    known.set(key, { labels, cell })
    return cell
  }

  function of(values: Values): Cell {
    const key = values.length === 1 ? (values[0] as string) : values.join('\n')
    const found = known.get(key)
    if (found) return found.cell
    if (known.size < MOST_SERIES || values.every((value) => value === OTHER)) return make(key, values)
    return of(names.map(() => OTHER))
  }

  if (names.length === 0) make('', [])
  return { of, all: () => [...known.values()] }
}

const OTHER = 'other'

/** As prom-client asks its own for what they have: one page for both, and processes of a cluster can be summed up. */
function expose({ name, help }: About, type: 'counter' | 'histogram', values: () => Sample[]): void {
  const get = async () => ({ name, help, type, values: values(), aggregator: 'sum' })
  tallies.registerMetric({ name, help, type, get } as unknown as Metric)
}
