import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { paymentFailures } from '#contract/payments/payments.failures.ts'
import { requestFailures } from '#contract/platform/platform.failures.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { exposeReplicas } from '../db/replicas/replica-metrics.ts'
import { inProcess } from '../pages/page-source.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const rules = read('deploy/prometheus/alerts.yaml')
  .split(/^ +- alert: /m)
  .slice(1)
const dashboard = JSON.parse(read('deploy/grafana/likho.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const guide = read('docs/operations/alerts.md')

const shop = testShop({
  pages: {
    addressOf: (url) => url,
    keepPages: true,
    connectTo: '',
    serveAssets: async () => {},
    render: inProcess(async () => new Response('')),
    load: () => ({ threads: 1, waiting: 0, rendered: 0, shed: 0, restarts: 0 }),
  },
})

const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))
const alerts = rules.map((rule) => {
  const [name = ''] = rule.split('\n')
  return [name, /^ +expr: (.+)$/m.exec(rule)?.[1] ?? ''] as const
})

/** What an expression asks Prometheus for; `up` is its own. */
const metricsIn = (expr: string) => expr.match(/\b(likho|process|nodejs)_\w+/g) ?? []

function shownWithReplicas(): Promise<string> {
  const registry = new Registry()
  exposeReplicas(registry, { state: () => [], reads: { primary: 0, replica: 0, repeated: 0 } })
  return registry.metrics()
}

test('every metric that a graph or an alert asks for is one that the shop shows', async () => {
  const { body: shownAlways } = await shop.app.inject('/metrics')
  const body = `${shownAlways}\n${await shownWithReplicas()}\n# TYPE likho_redis_up gauge`
  const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const shown = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  )
  expect(panels.length).toBeGreaterThan(30)
  expect(alerts.length).toBeGreaterThan(15)
  for (const [title, expr] of [...panels, ...alerts]) {
    expect(expr.startsWith('up{') || metricsIn(expr).length > 0, title).toBe(true)
    expect(
      metricsIn(expr).filter((name) => !shown.includes(name)),
      title,
    ).toEqual([])
  }
  // And the other way round: what the shop counts of itself can be seen.
  const asked = new Set([...panels, ...alerts].flatMap(([, expr]) => metricsIn(expr)))
  const ours = types.map(([, name = '']) => name).filter((name) => name.startsWith('likho_'))
  const unseen = ours.filter((name) => ![...asked].some((one) => one === name || one.startsWith(`${name}_`)))
  expect(unseen).toEqual([])
})

test('codes of refusals that are named there are ours', () => {
  const known = Object.values({ ...requestFailures, ...paymentFailures }).map(({ code }) => code)
  const named = [read('deploy/prometheus/alerts.yaml'), read('deploy/grafana/likho.json'), guide]
    .join('\n')
    .match(/\b(request|payments)\/[a-z-]+/g)
  expect(named?.length).toBeGreaterThan(3)
  expect(named?.filter((code) => !known.includes(code))).toEqual([])
})

test('every alert says what happened and leads to its heading, which says what it means, how to look and what to do', () => {
  const sections = new Map(
    guide
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] ?? '', section]),
  )
  expect([...sections.keys()].sort()).toEqual(alerts.map(([name]) => name).sort())
  for (const rule of rules) {
    const [name = ''] = rule.split('\n')
    expect(rule).toMatch(/^ +summary: .{15,}$/m)
    expect(rule).toMatch(/^ +labels: \{ severity: (critical|warning|info) \}$/m)
    expect(rule).toContain(`runbook_url: docs/operations/alerts.md#${name.toLowerCase()}\n`)
    for (const part of ['Means', 'Look', 'Do']) expect(sections.get(name), name).toContain(`**${part}.**`)
  }
})

test('panels that the guide sends to are there', () => {
  const titles = dashboard.panels.map(({ title }) => title)
  const named = [...guide.matchAll(/Panels? ([^.:;?]+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => title),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
})
