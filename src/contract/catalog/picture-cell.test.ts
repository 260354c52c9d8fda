import { expect, test } from 'vitest'
import { type PictureCell, readPictureCell } from './picture-cell.ts'

const ID = 'a'.repeat(32)

test.each<[string, PictureCell | undefined]>([
  [`/media/${ID}-480.webp`, { id: ID }],
  [`/media/${ID}-480.png`, undefined],
  ['https://example.com/pen.png', { link: 'https://example.com/pen.png' }],
  ['HTTPS://Example.com', { link: 'https://example.com/' }],
  ['http://example.com/pen.png', undefined],
  ['https://', undefined],
  [`https://example.com/${'x'.repeat(2_000)}`, undefined],
  ['Blue Pen.JPG', { file: 'blue pen.jpg' }],
  ['नीला.png', { file: 'नीला.png' }],
  ['../pen.png', undefined],
  ['C:\\pen.png', undefined],
  ['pen.gif', undefined],
  ['pen', undefined],
])('%s', (cell, read) => {
  expect(readPictureCell(cell)).toEqual(read)
})
