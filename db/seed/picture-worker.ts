import { readFile } from 'node:fs/promises'
import { openMediaStore } from '#server/gateways/images/open-media-store.ts'
import { storeImage } from '#server/gateways/images/store-image.ts'
import type { PictureOrder, PictureReport } from './picture-process.ts'

const tell = (report: PictureReport) => new Promise<void>((told) => process.send?.(report, () => told()))

process.once('message', async ({ settings, files }: PictureOrder) => {
  try {
    const store = openMediaStore(settings)
    await Promise.all(
      files.map(async (file) => tell({ file, image: await storeImage(store, await readFile(file), 'quick') })),
    )
    process.exit(0)
  } catch (error) {
    await tell({ problem: error instanceof Error ? error.message : String(error) })
    process.exit(1)
  }
})

// Nobody is left to tell when the shop was killed.
process.once('disconnect', () => process.exit(1))
