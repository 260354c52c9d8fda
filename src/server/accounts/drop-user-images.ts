import { dropImageJob } from '#server/gateways/images/drop-image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { imagesOfUser } from './users.store.ts'

/** Queues the user's avatar and cover for deletion. Call it in the transaction that removes them, before it does. */
export async function dropUserImages(tx: Db, userId: string): Promise<void> {
  for (const image of await imagesOfUser(tx, userId)) await enqueue(tx, dropImageJob, image)
}
