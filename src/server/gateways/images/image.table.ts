import type { Generated } from 'kysely'

export type ImagesTable = {
  id: string
  width: number
  height: number
  created_at: Generated<Date>
}
