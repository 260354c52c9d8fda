import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
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
const here: Rules = { mayOpen: () => true, mayConnect: (address) => address === '127.0.0.1', withinMs: 5_000 }
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

test('a name is refused for the address behind it', async () => {
  const shop = await aServer((_, answer) => answer.end('secret'))
  const byName = shop.replace('127.0.0.1', 'localhost')
  await expect(read(byName, { mayConnect: () => false })).rejects.toMatchObject(fault('refused'))
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
