import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageFailures } from '#contract/images/images.failures.ts'
import { aPicture, twoColours } from '#tests/support/pictures.ts'
import { encodeImage } from './encode-image.ts'

const namesOf = (variants: Awaited<ReturnType<typeof encodeImage>>) =>
  variants.map(({ width, format }) => `${width}.${format}`).sort()

test('makes both formats at every width that does not enlarge', async () => {
  const variants = await encodeImage(await aPicture('png', 500, 250), { width: 500 })
  expect(namesOf(variants)).toEqual(['160.avif', '160.webp', '320.avif', '320.webp', '480.avif', '480.webp'])
  for (const { width, format, bytes } of variants) {
    const made = await sharp(bytes).metadata()
    expect(made).toMatchObject({ format: format === 'avif' ? 'heif' : 'webp', width, height: width / 2 })
  }
})

test('keeps a small picture at its own size', async () => {
  const variants = await encodeImage(await aPicture('png', 31, 17), { width: 31 })
  expect(namesOf(variants)).toEqual(['31.avif', '31.webp'])
})

test.each(['careful', 'quick'] as const)('at a %s pace the colours stay', async (pace) => {
  for (const { bytes } of await encodeImage(await aPicture('avif', 200, 100), { width: 200 }, pace)) {
    expect(await coloursOf(bytes)).toEqual({ left: 'red', right: 'blue' })
  }
})

test('a photo taken sideways comes out upright, without what the camera wrote into it', async () => {
  const photo = await twoColours(400, 200)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 3, icc: 'p3' })
    .jpeg()
    .toBuffer()
  expect(await sharp(photo).metadata()).toMatchObject({
    orientation: 3,
    exif: expect.any(Buffer),
    icc: expect.any(Buffer),
  })
  for (const { bytes } of await encodeImage(photo, { width: 400 })) {
    const made = await sharp(bytes).metadata()
    expect([made.orientation, made.exif, made.icc, made.xmp]).toEqual(Array(4).fill(undefined))
    expect(await coloursOf(bytes)).toEqual({ left: 'blue', right: 'red' })
  }
})

test('what can be seen through stays so', async () => {
  const glass = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  for (const { bytes } of await encodeImage(glass, { width: 200 })) {
    const [red, , , alpha] = await sharp(bytes).raw().toBuffer()
    expect(red).toBeGreaterThan(245)
    expect(alpha).toBeGreaterThan(120)
    expect(alpha).toBeLessThan(136)
  }
})

test.each([
  [
    'grey',
    sharp({ create: { width: 200, height: 20, channels: 3, background: '#888' } })
      .toColourspace('b-w')
      .png(),
  ],
  ['16 bits a colour', twoColours(200, 20).toColourspace('rgb16').png()],
  ['CMYK', twoColours(200, 20).toColourspace('cmyk').jpeg()],
  ['a palette', twoColours(200, 20).png({ palette: true })],
  ['one pixel high', twoColours(200, 1).png()],
])('a picture in %s comes out as sRGB', async (_, picture) => {
  for (const { bytes } of await encodeImage(await picture.toBuffer(), { width: 200 })) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 160, space: 'srgb', depth: 'uchar' })
  }
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that ends too early is refused', async (format) => {
  const whole = await noise.toFormat(format).toBuffer()
  const half = whole.subarray(0, Math.floor(whole.length / 2))
  await expect(encodeImage(half, { width: 120 })).rejects.toMatchObject({ kind: imageFailures.unreadable })
})

const noise = sharp({
  create: {
    width: 120,
    height: 120,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})

async function coloursOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const nameAt = (x: number) => ((data[x * 3] ?? 0) > (data[x * 3 + 2] ?? 0) ? 'red' : 'blue')
  return { left: nameAt(5), right: nameAt(info.width - 5) }
}
