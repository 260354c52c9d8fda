import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Image } from '#contract/images/image.ts'
import { drawPicture } from '#db/seed/pictures/draw-picture.ts'
import { diskMediaStore } from '#server/gateways/images/disk-media-store.ts'
import type { DemoProduct } from './demo-products.ts'

/**
 * The drawings as pictures that went through the shop's own pipeline. Painting and encoding take minutes, so it is done
 * once, by `npm run demo:pictures`, and not at everybody's first start.
 */
const FOLDER = join(import.meta.dirname, 'pictures')

export const demoMedia = diskMediaStore(join(FOLDER, 'media'))

/** Says for each product which drawing its picture was painted from, and what the picture is. */
export const PAINTED_FILE = join(FOLDER, 'painted.json')
export type Painted = Record<string, { drawing: string; image: Image }>

export const paintedPictures = (): Painted => JSON.parse(readFileSync(PAINTED_FILE, 'utf8'))

export const drawingOf = ({ category, picture }: DemoProduct) => drawPicture(category, picture)

export const drawingHash = (drawing: string) => createHash('sha256').update(drawing).digest('hex').slice(0, 16)
