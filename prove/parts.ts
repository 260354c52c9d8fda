import type { Part } from './part.ts'

/** In the order in which they run. Each is loaded when its turn comes. */
export const PARTS: Record<string, () => Promise<Part>> = {
  browser: async () => (await import('./browser/part.ts')).browser,
}
