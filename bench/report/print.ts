import { cpuRatiosOf, type Figure, ratiosOf, type Sample, type Spread, spreadOf, valuesOf } from './figure.ts'

/** From here on the client may be what limits the figure. */
const BUSY_CLIENT = 0.9
/** Below it something else was: a client that shares its core, or what else the machine does. By CPU still holds. */
const BUSY_SERVER = 0.8

const WIDTHS = [36, 12, 12, 24, 9, 9, 9, 9]
const HEAD = ['', 'shop', 'bare', 'ratio (least–most)', 'by CPU', 'p50', 'p95', 'CPU']

export function printHead(): void {
  console.log(row(HEAD))
}

export function printFigure(figure: Figure): void {
  const { name, unit, rounds } = figure
  const middle = (value: (sample: Sample) => number | undefined) => spreadOf(valuesOf(rounds, value))
  const columns = [
    name,
    amount(unit, spreadOf(rounds.map(({ shop }) => shop))),
    amount(
      unit,
      middle(({ bare }) => bare),
    ),
    spreadText(ratiosOf(figure)),
    cpuRatiosOf(figure)?.median.toFixed(2) ?? '',
    ms(middle(({ p50 }) => p50)),
    ms(middle(({ p95 }) => p95)),
    ms(middle(({ cpuMs }) => cpuMs)),
  ]
  console.log([row(columns), ...remarksOf(figure)].join('  '))
}

function remarksOf({ rounds }: Figure): string[] {
  const failed = rounds.reduce((sum, sample) => sum + (sample.failed ?? 0), 0)
  const client = Math.max(...rounds.map((sample) => sample.client ?? 0))
  const server = Math.min(...valuesOf(rounds, (sample) => sample.server))
  const beside = rounds[0]?.beside
  return [
    ...(beside ? [`bare: ${beside}`] : []),
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(client >= BUSY_CLIENT ? [`THE CLIENT WAS THE LIMIT (${Math.round(client * 100)} % busy)`] : []),
    ...(server < BUSY_SERVER ? [`a server had ${Math.round(server * 100)} % of a core: go by CPU`] : []),
  ]
}

const row = (columns: string[]) =>
  columns.map((text, at) => (at === 0 ? text.padEnd(WIDTHS[at] ?? 0) : text.padStart(WIDTHS[at] ?? 0))).join('')

const amount = (unit: Figure['unit'], spread: Spread | undefined) =>
  spread ? `${number(spread.median)}${unit === 'a second' ? '/s' : ` ${unit}`}` : ''

const spreadText = (spread: Spread | undefined) =>
  spread ? `${spread.median.toFixed(2)} (${spread.least.toFixed(2)}–${spread.most.toFixed(2)})` : ''

const ms = (spread: Spread | undefined) => (spread ? `${number(spread.median)} ms` : '')

export const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en-IN') : value.toPrecision(2)
