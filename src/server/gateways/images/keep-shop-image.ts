import type { Image } from '#contract/images/image.ts'
import type { Db } from '#server/platform/db/database.ts'
import { insertImage } from './images.store.ts'

/** Notes a stored picture of the shop's own, which stays whether something shows it or not. */
export const keepShopImage = (db: Db, image: Image): Promise<void> => insertImage(db, image)
