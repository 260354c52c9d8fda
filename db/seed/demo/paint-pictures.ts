import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { showProgress } from '#db/seed/progress.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import { demoMedia, drawingHash, drawingOf, PAINTED_FILE, type Painted, paintedPictures } from './demo-pictures.ts'
import { demoProducts } from './demo-products.ts'

/** npm run demo:pictures: paints the drawings that changed and puts them through the shop's pipeline for pictures. */
const PIXELS = 800

await mkdir(dirname(PAINTED_FILE), { recursive: true })
const before: Painted = existsSync(PAINTED_FILE) ? paintedPictures() : {}
const after: Painted = {}
const progress = showProgress('Painting', demoProducts.length)
for (const product of demoProducts) {
  const drawing = drawingOf(product)
  const hash = drawingHash(drawing)
  const known = before[product.slug]
  const image = known?.drawing === hash ? known.image : await paint(drawing)
  after[product.slug] = { drawing: hash, image }
  progress.advance()
}
await writeFile(PAINTED_FILE, `${JSON.stringify(after, null, 2)}\n`)

async function paint(drawing: string) {
  const painted = sharp(Buffer.from(drawing)).resize(PIXELS).removeAlpha().png()
  return storeImage(demoMedia, await painted.toBuffer())
}
