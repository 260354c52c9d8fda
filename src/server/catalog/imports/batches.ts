/** Few enough that shoppers hardly notice: with the embedded database everything waits while a batch is written. */
export const BATCH = 100
/** That database works in our own thread and would go on without a break; in the break others get their turn. */
export const BREAK_MS = 20

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

export const RETRY_AFTER_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]
