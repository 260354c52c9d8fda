import type { Part } from './part.ts'

/** In the order in which they run. Each is loaded when its turn comes. */
export const PARTS: Record<string, () => Promise<Part>> = {
  fuzz: async () => (await import('./fuzz/part.ts')).fuzz,
  costs: async () => (await import('./costs/part.ts')).costs,
}
