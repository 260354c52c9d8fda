import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { showProgress } from '#db/seed/progress.ts'
import { drawingHash, drawingOf, PAINTED_FROM, pictureFile } from './demo-pictures.ts'
import { demoProducts } from './demo-products.ts'

/** npm run demo:pictures: paints the drawings that changed and removes pictures of products that are no more. */
const PIXELS = 800
const QUALITY = 92

const folder = dirname(PAINTED_FROM)
await mkdir(folder, { recursive: true })
const before: Record<string, string> = JSON.parse(await readFile(PAINTED_FROM, 'utf8').catch(() => '{}'))
const after: Record<string, string> = {}
const progress = showProgress('Painting', demoProducts.length)
for (const product of demoProducts) {
  const drawing = drawingOf(product)
  const hash = drawingHash(drawing)
  if (before[product.slug] !== hash) {
    await sharp(Buffer.from(drawing))
      .resize(PIXELS)
      .removeAlpha()
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(pictureFile(product))
  }
  after[product.slug] = hash
  progress.advance()
}
for (const name of await readdir(folder)) {
  if (name.endsWith('.webp') && !after[name.slice(0, -'.webp'.length)]) await rm(join(folder, name))
}
await writeFile(PAINTED_FROM, `${JSON.stringify(after, null, 2)}\n`)
