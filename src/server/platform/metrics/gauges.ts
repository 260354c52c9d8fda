import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client'

type Read = Readonly<Record<string, number>> | undefined

/**
 * Figures that are read off what the shop holds, only when somebody asks for them. The aggregator says what several processes
 * that answer as one make of theirs: a sum of what each has, the most of what all of them see.
 */
export function gauges(registry: Registry) {
  const registers = [registry]
  return {
    gauge: (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
      new Gauge({
        name,
        help,
        aggregator,
        registers,
        collect() {
          this.set(read())
        },
      }),
    /** One series for each name that is answered, or none as long as nothing is known. */
    gaugeBy: (label: string, name: string, help: string, read: () => Read, aggregator: Aggregator = 'max') =>
      new Gauge({
        name,
        help,
        aggregator,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [of, value] of Object.entries(read() ?? {})) this.set({ [label]: of }, value)
        },
      }),
    /** Counted elsewhere. */
    counted: (name: string, help: string, read: () => number) =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
  }
}
