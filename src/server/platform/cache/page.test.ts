import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, finish } from './page.ts'

test('every encoding holds the same page', async () => {
  const page = finish({ status: 200, headers: {}, body: Buffer.from('₹40 '.repeat(500)) })
  expect(gunzipSync(await bodyIn('gzip', page))).toEqual(page.bodies.identity)
  expect(brotliDecompressSync(await bodyIn('br', page))).toEqual(page.bodies.identity)
  expect(page.etag).toMatch(/^W\/"[\w-]{22}"$/)
})

test('a page is compressed once, however many ask for it at the same time', async () => {
  const page = finish({ status: 200, headers: {}, body: Buffer.from('x'.repeat(10_000)) })
  const bodies = await Promise.all(Array.from({ length: 5 }, () => bodyIn('br', page)))
  expect(new Set(bodies).size).toBe(1)
})
