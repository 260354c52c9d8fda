import { Histogram, type Registry } from 'prom-client'
import type { PageCache } from '../cache/page-cache.ts'
import type { RenderLoad } from '../pages/page-source.ts'
import { gauges } from './gauges.ts'
import { ownMetrics, SECONDS } from './registry.ts'

export const renderSeconds = new Histogram({
  name: 'likho_page_render_seconds',
  help: 'How long pages took to make, waiting for a thread included, for somebody or in the background',
  labelNames: ['for'],
  buckets: SECONDS,
  registers: [ownMetrics],
})

/** Pages that lie ready, and what it takes to make others. */
export function exposePages(registry: Registry, cache: PageCache, load?: () => RenderLoad): void {
  const { gauge, counted } = gauges(registry)
  counted('likho_page_cache_hits_total', 'Pages sent ready-made', () => cache.counts.hits)
  counted('likho_page_cache_misses_total', 'Pages rendered', () => cache.counts.misses)
  counted('likho_page_cache_renewals_total', 'Pages made anew in the background', () => cache.counts.renewals)
  counted(
    'likho_page_cache_old_total',
    'Pages sent as they were last, because no newer one could be had',
    () => cache.counts.old,
  )
  gauge('likho_page_cache_bytes', 'Memory that kept pages take', () => cache.size().bytes)
  gauge('likho_page_cache_entries', 'How many pages and answers are kept', () => cache.size().pages)
  if (!load) return
  gauge('likho_page_threads', 'Threads that render pages', () => load().threads)
  gauge('likho_page_renders_waiting', 'Pages that wait for a thread to render them', () => load().waiting)
  counted('likho_page_renders_total', 'Pages that threads rendered', () => load().rendered)
  counted('likho_page_renders_shed_total', 'Pages not rendered, because too many waited', () => load().shed)
  counted('likho_page_thread_restarts_total', 'Threads that broke or hung and were replaced', () => load().restarts)
}
