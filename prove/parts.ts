import type { Part } from './part.ts'

/** In the order in which they run. Each is loaded when its turn comes. */
export const PARTS: Record<string, () => Promise<Part>> = {
  faults: async () => (await import('./faults/part.ts')).part,
  kills: async () => (await import('./kills/part.ts')).part,
  load: async () => (await import('./load/part.ts')).part,
  attacks: async () => (await import('./attacks/part.ts')).part,
  fuzz: async () => (await import('./fuzz/part.ts')).part,
  backup: async () => (await import('./backup/part.ts')).part,
  browser: async () => (await import('./browser/part.ts')).part,
  cluster: async () => (await import('./cluster/part.ts')).part,
}

/** Wants servers that are not npm's, and the machine for itself: it runs when it is named. */
export const ONLY_WHEN_ASKED = ['cluster']
