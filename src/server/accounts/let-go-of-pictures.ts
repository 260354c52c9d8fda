import { dropImageJob } from '#server/gateways/images/drop-image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { picturesOf } from './users.store.ts'

/** To be called in the transaction that takes pictures from a user, before it does: those still shown then, stay. */
export async function letGoOfPictures(tx: Db, userId: string): Promise<void> {
  for (const picture of await picturesOf(tx, userId)) await enqueue(tx, dropImageJob, picture)
}
