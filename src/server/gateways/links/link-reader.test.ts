import { lookup } from 'node:dns/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { aNameServer } from '#tests/support/name-server.ts'
import { type LinkFaultKind, openLinkReader } from './link-reader.ts'

const MOST = 1_000
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A stand-in for somebody's server. */
async function aServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Rules = NonNullable<Parameters<typeof openLinkReader>[0]>
const here = { mayOpen: () => true, mayConnect: (address: string) => address === '127.0.0.1', withinMs: 5_000 }
const live = new AbortController().signal
const read = (link: string, rules: Partial<Rules> = {}) => openLinkReader({ ...here, ...rules }).read(link, MOST, live)
const fault = (kind: LinkFaultKind) => ({ name: 'LinkFault', kind })

test('reads what a link leads to, over three redirects and no more', async () => {
  const shop = await aServer(({ url }, answer) => {
    const left = Number(url?.slice(1))
    if (left > 0) answer.writeHead(302, { location: `/${left - 1}` })
    answer.end('picture')
  })
  expect(Buffer.from(await read(`${shop}/3`)).toString()).toBe('picture')
  await expect(read(`${shop}/4`)).rejects.toMatchObject(fault('tooManyRedirects'))
})

test.each([
  'https://127.0.0.1/a.png',
  'https://[::1]/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://localhost/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:7f00:1]/a.png',
  'http://8.8.8.8/a.png',
  'https://8.8.8.8:8443/a.png',
  'https://user:word@8.8.8.8/a.png',
  'ftp://8.8.8.8/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'nonsense',
])('the shop’s own rules refuse %s without asking anybody', async (link) => {
  await expect(openLinkReader().read(link, MOST, live)).rejects.toMatchObject(fault('refused'))
})

type Knows = Parameters<typeof aNameServer>[0]
async function names(knows: Knows) {
  const server = await aNameServer(knows)
  closing.push(server.close)
  return { asked: server.asked, names: { servers: [server.server], timeoutMs: 200, tries: 1 } }
}
const HERE = { A: '127.0.0.1' }
const INSIDE = { A: '127.0.0.1', AAAA: '0:0:0:0:0:0:0:1' }

test('the address that a name server gave is the one that is connected to, under the name', async () => {
  const shop = await aServer(({ headers }, answer) => answer.end(headers.host))
  const byName = shop.replace('127.0.0.1', 'pictures.example')
  const { asked, names: given } = await names(() => HERE)
  expect(Buffer.from(await read(byName, { names: given })).toString()).toBe(new URL(byName).host)
  // Both kinds of addresses, once: nothing looks the name up again to connect.
  expect(asked).toEqual(['pictures.example', 'pictures.example'])
})

test.each([
  ['the address behind it', HERE, () => false],
  ['any of the addresses behind it', INSIDE, (address: string) => address === '127.0.0.1'],
])('a name is refused for %s', async (_, known, mayConnect) => {
  const shop = await aServer((_, answer) => answer.end('secret'))
  const { names: given } = await names(() => known)
  const byName = shop.replace('127.0.0.1', 'pictures.example')
  await expect(read(byName, { names: given, mayConnect })).rejects.toMatchObject(fault('refused'))
})

test.each([
  'https://localhost/a.png',
  'https://shop.localhost/a.png',
  'https://database/a.png',
  'https://database./a.png',
])('what only this machine or its network can mean is not asked for: %s', async (link) => {
  const { asked, names: given } = await names(() => ({ A: '8.8.8.8' }))
  await expect(openLinkReader({ names: given }).read(link, MOST, live)).rejects.toMatchObject(fault('refused'))
  expect(asked).toEqual([])
})

test('a name that does not exist is unreachable', async () => {
  const { names: given } = await names(() => undefined)
  await expect(read('http://gone.example/a', { names: given })).rejects.toMatchObject(fault('unreachable'))
})

test('a name server that never answers is given up, and keeps none of the threads that all names share', async () => {
  const { asked, names: given } = await names('silent')
  let over = 0
  const reads = Array.from({ length: 60 }, (_, n) =>
    read(`http://${n}.silent.example/a`, { names: { ...given, timeoutMs: 1_000 } }).catch((error) => {
      over += 1
      return error
    }),
  )
  // What a payment asks for meanwhile: the address of its provider.
  await lookup('localhost')
  expect(over).toBe(0)
  for (const error of await Promise.all(reads)) expect(error).toMatchObject(fault('tooSlow'))
  expect(new Set(asked).size).toBe(60)
})

test('a name that is still waited for when the time of the link is over, or the shop closes, is let go', async () => {
  const { names: given } = await names('silent')
  const slow = { ...given, timeoutMs: 60_000 }
  await expect(read('http://silent.example/a', { names: slow, withinMs: 50 })).rejects.toMatchObject(fault('tooSlow'))
  const closes = AbortSignal.timeout(50)
  const reading = openLinkReader({ ...here, names: slow }).read('http://silent.example/a', MOST, closes)
  await expect(reading).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a redirect is looked at anew', async () => {
  let asked = 0
  const inside = await aServer((_, answer) => {
    asked += 1
    answer.end('secret')
  })
  const outside = await aServer((_, answer) => answer.writeHead(302, { location: `${inside}/secret` }).end())
  const rules = { mayOpen: ({ port }: URL) => port === new URL(outside).port }
  await expect(read(outside, rules)).rejects.toMatchObject(fault('refused'))
  expect(asked).toBe(0)
})

test('what is too large, too slow, missing or broken off is told apart', async () => {
  const shop = await aServer(({ url }, answer) => {
    if (url === '/large') answer.end('x'.repeat(MOST + 1))
    if (url === '/endless') {
      const more = () => answer.write('x'.repeat(100), () => !answer.destroyed && setImmediate(more))
      more()
    }
    if (url === '/missing') answer.writeHead(404).end()
    if (url === '/broken') answer.destroy()
    if (url === '/half') answer.write('x')
  })
  await expect(read(`${shop}/large`)).rejects.toMatchObject(fault('tooLarge'))
  await expect(read(`${shop}/endless`)).rejects.toMatchObject(fault('tooLarge'))
  await expect(read(`${shop}/missing`)).rejects.toMatchObject(fault('notThere'))
  await expect(read(`${shop}/broken`)).rejects.toMatchObject(fault('unreachable'))
  await expect(read(`${shop}/never`, { withinMs: 50 })).rejects.toMatchObject(fault('tooSlow'))
  await expect(read(`${shop}/half`, { withinMs: 50 })).rejects.toMatchObject(fault('tooSlow'))
})
