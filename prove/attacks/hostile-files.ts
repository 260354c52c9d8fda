import sharp from 'sharp'
import { pictureBomb } from '#tests/support/picture-bomb.ts'
import { aMovingPicture, aPicture } from '#tests/support/pictures.ts'

/** Stands in every file below, and must stand in nothing that the shop shows. */
export const MARK = 'alert("marked")'
const SCRIPT = `<script>${MARK}</script>`
const bytes = (text: string) => Buffer.from(text, 'latin1')

type Upload = { name: string; type: string; content: Buffer }

/** Files that are something else than they say. None of them is a picture. */
export const notPictures = async (): Promise<Upload[]> => [
  { name: 'a.png', type: 'image/png', content: bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload='${MARK}'/>`) },
  {
    name: 'a.svg',
    type: 'image/svg+xml',
    content: bytes(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  },
  { name: 'a.png', type: 'image/png', content: bytes(`<!doctype html>${SCRIPT}`) },
  { name: 'a.gif', type: 'image/gif', content: bytes(`GIF89a/*\x00\x01\x00*/=1;${MARK}`) },
  { name: 'a.jpg', type: 'image/jpeg', content: bytes(`\xff\xd8\xff\xe0\x2f\x2a*/=${MARK}/*`) },
  { name: 'a.png', type: 'image/png', content: bytes(`\x89PNG\r\n\x1a\n${SCRIPT}`) },
  { name: 'a.webp', type: 'image/webp', content: bytes(`RIFF\x10\0\0\0WEBPVP8 ${SCRIPT}`) },
  { name: 'a.png', type: 'image/png', content: bytes(`PK\x03\x04\x14\0\0\0${MARK}`) },
  { name: 'a.jpg', type: 'image/jpeg', content: bytes(`%PDF-1.7\n1 0 obj << /OpenAction << /JS (${MARK}) >> >>`) },
  {
    name: 'a.jpg',
    type: 'image/jpeg',
    content: bytes(`push graphic-context\nviewbox 0 0 9 9\nfill 'url(https://127.0.0.1/"|id")'`),
  },
  { name: 'a.png', type: 'image/png', content: pictureBomb(30_000) },
  { name: 'a.png', type: 'image/png', content: pictureBomb(65_535) },
  { name: 'a.webp', type: 'image/webp', content: await aMovingPicture('webp') },
]

/** Good pictures that carry something along: a place, a script, a second file behind the end. */
export async function loadedPictures(): Promise<Upload[]> {
  const png = await aPicture('png')
  const gps = { IFD0: { Artist: MARK, Copyright: SCRIPT }, IFD3: { GPSLatitude: '12/1 58/1 0/1', GPSLatitudeRef: 'N' } }
  const jpeg = await sharp(png)
    .withExif(gps)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
    .jpeg()
    .toBuffer()
  const comment = Buffer.concat([
    jpeg.subarray(0, 2),
    bytes(`\xff\xfe\x00${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`),
    jpeg.subarray(2),
  ])
  return [
    { name: '../../../etc/cron.d/x.png', type: 'text/html', content: Buffer.concat([png, bytes(SCRIPT)]) },
    { name: 'x.php%00.png', type: 'image/svg+xml', content: Buffer.concat([png, bytes(`PK\x03\x04${MARK}`)]) },
    { name: 'a"; filename="b.html', type: 'image/jpeg', content: jpeg },
    { name: 'a.jpg.html', type: 'image/jpeg', content: comment },
  ]
}

/** A form of one file, written by hand: nothing tidies up its names. */
export function formWith(field: string, { name, type, content }: Upload) {
  const head = `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([bytes(head), content, bytes('\r\n--x--\r\n')])
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }
}
