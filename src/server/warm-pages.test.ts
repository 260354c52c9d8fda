import { expect, test } from 'vitest'
import { aProduct, insertProduct } from '#db/seed/builders/product-builder.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { inProcess, type PageSource } from './platform/pages/page-source.ts'
import { warmPages } from './warm-pages.ts'

const rendered: string[] = []
const pages: PageSource = {
  addressOf: (url) => url,
  keepPages: true,
  connectTo: '',
  serveAssets: async () => {},
  render: inProcess(async ({ url }) => {
    rendered.push(new URL(url).pathname)
    return new Response('<h1>Pens</h1>', { headers: { 'content-type': 'text/html' } })
  }),
}
const shop = testShop({ pages })

test('the pages that visitors come to first are made before anyone asks, and compressed', async () => {
  const pen = aProduct()
  await insertProduct(shop.db, pen, { id: 'a'.repeat(32), width: 10, height: 10 })
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  await warmPages(shop.app)
  const made = rendered.splice(0)
  expect(made).toEqual(expect.arrayContaining(['/', '/shop', `/product/${pen.id}`]))
  for (const path of made) {
    const answer = await fetch(address + path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
  }
  expect(rendered).toEqual([])
})
