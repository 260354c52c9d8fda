import type { Category } from '#contract/catalog/category.ts'
import type { Image } from '#contract/images/image.ts'
import { keepShopImage } from '#server/gateways/images/keep-shop-image.ts'
import { loadSharp } from '#server/gateways/images/load-sharp.ts'
import type { MediaStore } from '#server/gateways/images/media-store.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PicturedRow } from './parse-row.ts'
import { placeholderSvg } from './placeholder-svg.ts'

/** Made once for each store; the same drawing is the same picture for every product without one of its own. */
const made = new WeakMap<MediaStore, Map<Category, Promise<Image>>>()

/** The id of a plain picture for each category in which rows add a product without picture. */
export async function placeholderPictures(
  db: Db,
  media: MediaStore,
  rows: readonly PicturedRow[],
): Promise<Map<Category, string>> {
  const needed = rows.flatMap((row) => (row.kind === 'new' && !row.values.ProductImage ? row.values.Category : []))
  const pictures = new Map<Category, string>()
  for (const category of new Set(needed)) {
    const image = await placeholder(media, category)
    await keepShopImage(db, image)
    pictures.set(category, image.id)
  }
  return pictures
}

function placeholder(media: MediaStore, category: Category): Promise<Image> {
  const known = made.get(media) ?? new Map<Category, Promise<Image>>()
  made.set(media, known)
  const image = known.get(category) ?? store(media, category)
  known.set(category, image)
  // One that could not be stored is tried again next time.
  image.catch(() => known.delete(category))
  return image
}

async function store(media: MediaStore, category: Category): Promise<Image> {
  const sharp = await loadSharp()
  const drawing = sharp(Buffer.from(placeholderSvg(category)))
  return storeImage(media, await drawing.png().toBuffer())
}
