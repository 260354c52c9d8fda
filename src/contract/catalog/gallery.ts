import type { Image } from '#contract/images/image.ts'
import { t } from '#contract/platform/t.ts'

/** Without zod, which pages that only show pictures do not load. */
export type GalleryPicture = { image: Image; alt: string }

export const MOST_PICTURES = 8
export const LONGEST_ALT = 200

/** What stands for a picture where it is not seen: its own words, else the name of the product and which one it is. */
export function altOf(name: string, pictures: readonly GalleryPicture[], index: number): string {
  const own = pictures[index]?.alt
  if (own) return own
  return index === 0 ? name : t('{name}, picture {number}', { name, number: index + 1 })
}

/** The same pictures with this one at another place, counted from one. Beyond the ends is at the end. */
export function movePicture<Item extends { image: Image }>(
  pictures: readonly Item[],
  id: string,
  place: number,
): Item[] {
  const moved = pictures.filter(({ image }) => image.id === id)
  const others = pictures.filter(({ image }) => image.id !== id)
  return others.toSpliced(place - 1, 0, ...moved)
}
