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

export const register = {
  images: { none: 3, account: ['id'] },
} satisfies Register
