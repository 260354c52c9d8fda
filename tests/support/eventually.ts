import { vi } from 'vitest'

/** Room for a busy machine; a test that passes never waits this long. */
const WITHIN_MS = 20_000

/** Asks again and again until it no longer throws; answers what it answered then. */
export const eventually = <Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> =>
  vi.waitFor(check, { timeout: WITHIN_MS, interval: 20 })
