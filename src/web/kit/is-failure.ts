import type { Failure } from '#contract/platform/failures.ts'

/** The server that calls and the pages that are built each have their own copy of the class, so `instanceof` cannot tell. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'
