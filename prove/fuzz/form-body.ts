import { pictureBomb } from '#tests/support/picture-bomb.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { pick, type Random } from '#tests/support/seeded-random.ts'
import { FILE } from './from-schema.ts'

const BOUNDARY = 'fuzz-boundary-7q'
const picture = await aPicture('png', 60, 60)

/** Half of what is uploaded is a picture; the rest only says so. */
const FILES: readonly Buffer[] = [
  picture,
  picture,
  picture,
  picture.subarray(0, 80),
  Buffer.from('GIF89a;'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  Buffer.of(),
  pictureBomb(9_000),
]

/** As a browser sends a form, whatever is in it. */
export function formBody(input: object, random: Random) {
  const parts = Object.entries(input).flatMap(([name, value]) => {
    const quoted = String(name).replaceAll(/["\r\n]/g, '_')
    if (value !== FILE)
      return [part(`name="${quoted}"`, Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))]
    return [part(`name="${quoted}"; filename="a.png"`, pick(random, FILES))]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}

const part = (name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${name}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ])
