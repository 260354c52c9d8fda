import type { PurposeName } from '../../privacy/purposes.ts'

/** Every table of the database. Each is added where it is described: the `*.table.ts` of its folder. */
export interface Tables {
  /** Which migrations have run; made before the first of them. */
  migrations: { name: string; checksum: string; applied_at: Date }
}

/**
 * Which columns of a table are about people and what for, and how many are about nobody (`none`). A test counts the columns of
 * the real schema: a new one has to be thought of.
 */
export type Register = {
  [Table in keyof Tables]?: { [Mark in PurposeName]?: readonly (keyof Tables[Table])[] } & { none?: number }
}
