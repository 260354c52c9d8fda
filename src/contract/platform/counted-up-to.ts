/** Counting goes no further: a list longer than this says so with one more. Apart from paging.ts, which loads zod. */
export const COUNTED_UP_TO = 2_000
