import { describe, expect, it, test } from 'vitest'
import { type Image, imageSrcSet, imageUrl, imageUrlFor, imageWidths } from './image.ts'
import { image } from './image-schema.ts'

const ID = '0123456789abcdef0123456789abcdef'
const ofWidth = (width: number): Image => ({ id: ID, width, height: 100 })

test.each([
  [1, [1]],
  [159, [159]],
  [160, [160]],
  [161, [160]],
  [1000, [160, 320, 480, 800]],
  [1200, [160, 320, 480, 800, 1200]],
  [6000, [160, 320, 480, 800, 1200]],
])('a picture %i wide is kept at %j', (width, kept) => {
  expect(imageWidths({ width })).toEqual(kept)
})

test('an address names the content, the width and the format', () => {
  expect(imageUrl(ID, 320, 'avif')).toBe(`/media/${ID}-320.avif`)
})

test('a srcset lists every kept width with its size', () => {
  expect(imageSrcSet(ofWidth(500), 'webp')).toBe(
    `/media/${ID}-160.webp 160w, /media/${ID}-320.webp 320w, /media/${ID}-480.webp 480w`,
  )
})

test.each([
  [1000, 480, 480],
  [1000, 481, 800],
  [1000, 5000, 800],
  [90, 480, 90],
])('in a picture %i wide, %i pixels are best filled by %i', (width, pixels, chosen) => {
  expect(imageUrlFor(ofWidth(width), pixels)).toBe(imageUrl(ID, chosen, 'webp'))
})

describe('the schema', () => {
  it('takes a picture', () => {
    expect(image.parse({ id: ID, width: 3, height: 2 })).toEqual({ id: ID, width: 3, height: 2 })
  })

  it.each([
    ['an id that leaves the folder', { id: '../../etc/passwd', width: 3, height: 2 }],
    ['an id that is too short', { id: 'abc', width: 3, height: 2 }],
    ['no height', { id: ID, width: 3 }],
    ['a width of nothing', { id: ID, width: 0, height: 2 }],
  ])('refuses %s', (_, given) => {
    expect(image.safeParse(given).success).toBe(false)
  })
})
