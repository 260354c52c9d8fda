import type { Rule } from './rules.ts'

/** What Citus refuses of the schema as it is: docs/decisions/0070 says what each would become. */
export const KNOWN_OF_SCHEMA: readonly string[] = []
export const KNOWN_OF_STATEMENTS: Readonly<Record<string, readonly Rule[]>> = {}
