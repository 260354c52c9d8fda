import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

/** A picture whose left half is red and whose right half is blue, so that turning it shows. */
export function twoColours(width: number, height: number) {
  const blue = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' } }
  const red = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
  return red.composite([{ input: blue, gravity: 'east' }])
}

export const aPicture = (format: Format = 'png', width = 400, height = 300) =>
  twoColours(width, height).toFormat(format).toBuffer()

/** Two frames of different colours, one above the other, as sharp wants them. */
export function aMovingPicture(format: 'webp' | 'gif') {
  const frame = 40 * 40 * 3
  const frames = Buffer.concat([Buffer.alloc(frame, 0), Buffer.alloc(frame, 255)])
  return sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A drawing of 400 × 300, as the shop keeps them. */
export const aDrawing = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
  )
