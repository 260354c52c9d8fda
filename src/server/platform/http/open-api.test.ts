import { expect, test } from 'vitest'
import { declaredCalls } from '#tests/support/contract-endpoints.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

test('the API description names every call that is served, with input, answer and refusals', async () => {
  const { body } = await shop.call('GET', '/api/docs/openapi.json')
  const served = shop.app.endpoints.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  expect(Object.keys(body.paths).sort()).toEqual([...new Set(served)].sort())
  const one = body.paths['/api/v1/product/getProduct/{id}'].get
  expect(one.parameters).toEqual([expect.objectContaining({ name: 'id', in: 'path', required: true })])
  expect(one.responses[404].description).toContain('catalog/unknown-product')
  expect(body.paths['/api/v1/address/addAddress'].post.responses[201].description).toBe('Done')
  expect(one.responses[200].content['application/json'].schema.properties.data).toBeDefined()
})

test('each call has a name of its own, that of its declaration', async () => {
  const named = (await declaredCalls()).filter(({ type }) => type.endsWith('Call'))
  expect(named.filter(({ endpoint, type }) => !type.endsWith(`.${endpoint.name}Call`))).toEqual([])
  expect(new Set(shop.app.endpoints.map(({ name }) => name)).size).toBe(shop.app.endpoints.length)
})

test('the API description says of each call who may call it', async () => {
  const { paths, components } = (await shop.call('GET', '/api/docs/openapi.json')).body
  expect(components.securitySchemes.session).toEqual({ type: 'apiKey', in: 'cookie', name: '__Host-likho_access' })
  expect(paths['/api/v1/product/getProduct'].get.security).toEqual([])
  expect(paths['/api/v1/address/addAddress'].post.security).toEqual([{ session: [] }, { bearer: [] }])
})

test('people can read it as a page', async () => {
  const page = await shop.app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/v1/product/getProduct')
})

test('what watches the process gets its answers', async () => {
  expect((await shop.call('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await shop.call('GET', '/readyz')).body).toEqual({ status: 'ready' })
  expect((await shop.app.inject('/metrics')).body).toContain('likho_http_request_seconds')
})

test.each(['/api/docs', '/api/docs/openapi.json'])(
  '%s is made and compressed once, and not sent again to who has it',
  async (url) => {
    const first = await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      etag: expect.any(String),
      'cache-control': 'no-cache',
    })
    const again = await shop.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
