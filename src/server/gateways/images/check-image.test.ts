import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { MAX_IMAGE_BYTES } from '#contract/images/image-limits.ts'
import { imageFailures } from '#contract/images/images.failures.ts'
import { aMovingPicture, aPicture, twoColours } from '#tests/support/pictures.ts'
import { checkImage } from './check-image.ts'

describe('takes', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s and says its size', async (format) => {
    expect(await checkImage(await aPicture(format, 40, 30))).toEqual({ type: `image/${format}`, width: 40, height: 30 })
  })

  it('a file of exactly 5 MB', async () => {
    const picture = await aPicture('jpeg', 40, 30)
    const padded = Buffer.concat([picture, Buffer.alloc(MAX_IMAGE_BYTES - picture.length)])
    expect(await checkImage(padded)).toMatchObject({ width: 40, height: 30 })
  })

  it('24 megapixels', async () => {
    expect(await checkImage(await flat(6000, 4000))).toMatchObject({ width: 6000, height: 4000 })
  })

  it.each([
    [900, 300],
    [300, 900],
  ])('%i × %i, one side three times the other', async (width, height) => {
    expect(await checkImage(await flat(width, height))).toMatchObject({ width, height })
  })

  it('a photo taken sideways, by its upright size', async () => {
    const sideways = await twoColours(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await checkImage(sideways)).toMatchObject({ width: 30, height: 40 })
  })
})

const { missing, tooLarge, unsupportedType, tooManyPixels, tooNarrow, animated, unreadable } = imageFailures

test.each([
  ['nothing', () => Buffer.alloc(0), missing],
  ['5 MB and one byte', async () => padTo(await aPicture('jpeg'), MAX_IMAGE_BYTES + 1), tooLarge],
  ['SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), unsupportedType],
  [
    'SVG after an XML line',
    () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    unsupportedType,
  ],
  ['HTML', () => text('<!doctype html><script>alert(1)</script>'), unsupportedType],
  ['plain text', () => text('just words'), unsupportedType],
  ['a script that begins like a picture', () => text('JFIF#!/bin/sh\nrm -rf /'), unsupportedType],
  ['a PDF', () => text('%PDF-1.7\n%\n1 0 obj'), unsupportedType],
  ['a still GIF', () => aPicture('gif'), unsupportedType],
  ['a TIFF', () => aPicture('tiff'), unsupportedType],
  ['a moving GIF', () => aMovingPicture('gif'), unsupportedType],
  ['a moving WebP', () => aMovingPicture('webp'), animated],
  ['a moving PNG', async () => asMovingPng(await aPicture('png')), animated],
  ['a moving AVIF', async () => asAvifSequence(await aPicture('avif')), animated],
  ['an 81-megapixel PNG that is small as a file', () => flat(9000, 9000), tooManyPixels],
  ['one pixel row more than 24 megapixels', () => flat(6000, 4001), tooManyPixels],
  ['a strip longer than any format can hold', () => flat(20_000, 2), tooManyPixels],
  ['a tall strip, small as a file and long to encode', () => flat(1500, 7900), tooNarrow],
  ['a strip of the 16,000 pixels that were once allowed', () => flat(1500, 16_000), tooManyPixels],
  ['a wide strip', () => flat(901, 300), tooNarrow],
  ['a JPEG that ends after its first bytes', async () => (await aPicture('jpeg')).subarray(0, 30), unreadable],
  ['a WebP header in front of rubbish', () => text('RIFF\x10\0\0\0WEBPVP8 rubbish and more'), unreadable],
])('refuses %s', async (_, make, kind) => {
  await expect(checkImage(await make())).rejects.toMatchObject({ kind })
})

const text = (words: string) => Buffer.from(words)
const padTo = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** The chunk that makes a PNG move, put right after its header. */
function asMovingPng(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(2, 8)
  const endOfHeader = 33
  return Buffer.concat([png.subarray(0, endOfHeader), chunk, png.subarray(endOfHeader)])
}

function asAvifSequence(avif: Buffer): Buffer {
  const moving = Buffer.from(avif)
  moving.write('avis', 8, 'latin1')
  return moving
}
