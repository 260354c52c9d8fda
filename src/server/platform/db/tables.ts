import type { PurposeName } from '../../privacy/purposes.ts'

/** Every table of the database. Each is added where it is described: the `*.table.ts` of its folder. */
export interface Tables {
  /** Which migrations have run; made before the first of them. */
  migrations: { name: string; checksum: string; applied_at: Date }
}

/** What stands in each column of a table: nothing about a person (`none`), or what for. A test reads the real schema. */
export type Register = {
  [Table in keyof Tables]?: { [Mark in PurposeName | 'none']?: readonly (keyof Tables[Table])[] }
}
