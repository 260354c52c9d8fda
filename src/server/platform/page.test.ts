import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, compressWell, encodedNow, finish } from './page.ts'

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

/** A text as people write it. */
const body = readFileSync(import.meta.filename)

test('a page that was compressed in haste is compressed well later, and then says how long it is', async () => {
  const page = finish({ status: 200, headers: {}, body, encoded: encodedNow('br', body, { inHaste: true }) })
  page.heads.br = ['content-length', String(page.bodies.br?.length)]
  const hasty = page.bodies.br ?? Buffer.of()
  await compressWell(page)
  const well = page.bodies.br ?? hasty
  expect(well.length).toBeLessThan(hasty.length)
  expect(brotliDecompressSync(well)).toEqual(brotliDecompressSync(hasty))
  expect(page.heads.br).toBeUndefined()
})

test('what was compressed well is left alone', async () => {
  const page = finish({ status: 200, headers: {}, body, encoded: encodedNow('br', body, { inHaste: false }) })
  const { br } = page.bodies
  await compressWell(page)
  expect(page.bodies.br).toBe(br)
})
