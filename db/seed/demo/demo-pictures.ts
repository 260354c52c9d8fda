import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { drawPicture } from '#db/seed/pictures/draw-picture.ts'
import type { DemoProduct } from './demo-products.ts'

/**
 * The drawings as pixels. Painting soft shadows takes seconds for some of them, so it is done once, by
 * `npm run demo:pictures`, and not at everybody's first start; from here on they are treated as any upload.
 */
const FOLDER = join(import.meta.dirname, 'pictures')

/** Says for each product which drawing its picture was painted from. */
export const PAINTED_FROM = join(FOLDER, 'painted-from.json')

export const pictureFile = ({ slug }: DemoProduct) => join(FOLDER, `${slug}.webp`)

export const drawingOf = ({ category, picture }: DemoProduct) => drawPicture(category, picture)

export const drawingHash = (drawing: string) => createHash('sha256').update(drawing).digest('hex').slice(0, 16)
