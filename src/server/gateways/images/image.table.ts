import type { Generated } from 'kysely'
import type { Register } from '#server/platform/db/tables.ts'

export type ImagesTable = {
  id: string
  width: number
  height: number
  created_at: Generated<Date>
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    images: ImagesTable
  }
}

/** What stands in its columns about people, and what for (privacy/purposes.ts). */
export const register = {
  images: { none: ['width', 'height', 'created_at'], account: ['id'] },
} satisfies Register
