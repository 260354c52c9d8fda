import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A new id. Ids grow with time, so sorting by id is sorting by age. */
export const newId = () => v7()

/** The same id every time for the same name and moment: what is seeded twice is there once. */
export const fixedId = (name: string, at: Date) =>
  v7({ msecs: at.getTime(), seq: 0, random: createHash('sha256').update(name).digest().subarray(0, 16) })
