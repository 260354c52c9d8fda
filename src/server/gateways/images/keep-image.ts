import type { Image } from '#contract/images/image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { dropImageJob } from './drop-image.ts'
import { insertImage } from './images.store.ts'

/** Notes a stored picture that something will show. Looked at again then, it goes if nothing does. */
export async function keepImage(db: Db, image: Image, lookAgainAt: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertImage(tx, image)
    await enqueue(tx, dropImageJob, image, { runAt: lookAgainAt })
  })
}
