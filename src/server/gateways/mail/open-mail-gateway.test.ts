import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'
import { openMailGateway } from './open-mail-gateway.ts'
import { renderMail } from './render-mail.ts'
import { shopLink } from './shop-links.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'likho-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const content = renderMail({
  subject: 'Your order',
  heading: 'Your order',
  greeting: 'Hello,',
  blocks: [{ link: 'See your order', to: shopLink('/OrderItems?id=1&a=2') }],
})
const mail = { id: 'job-1', to: 'asha@example.in', ...content }

const expected = (shop: string) => ({
  text: expect.stringContaining(`See your order:\n${shop}/OrderItems?id=1&a=2\n`),
  html: expect.stringContaining(`href="${shop}/OrderItems?id=1&amp;a=2"`),
})

test('links in mails to the mail server lead to the shop', async () => {
  const server = await smtpStandIn()
  const gateway = openMailGateway(
    readConfig({ SMTP_URL: server.url, MAIL_FROM: 'shop@likho.example', PUBLIC_URL: 'https://likho.example/' }),
  )
  await gateway.send(mail)
  expect(server.mails).toMatchObject([expected('https://likho.example')])
  await gateway.close()
  await server.goAway()
})

test('links in mails of the outbox lead to the shop', async () => {
  const gateway = openMailGateway(readConfig({ DATA_DIR: dataDir, PORT: '3456' }))
  await gateway.send(mail)
  const folder = join(dataDir, 'outbox')
  const [name = ''] = await readdir(folder)
  expect(await simpleParser(await readFile(join(folder, name)))).toMatchObject(expected('http://localhost:3456'))
})

test('an address with odd signs stays inside its link', async () => {
  const shop = `https://likho.example/a'"b$&`
  await openMailGateway(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: shop })).send(mail)
  const { html, text } = await simpleParser(await readFile(join(dataDir, 'outbox', 'job-1.eml')))
  expect(text).toContain(`${shop}/OrderItems`)
  expect(html).toContain('href="https://likho.example/a&#39;&quot;b$&amp;/OrderItems')
})

test('a letter to a list can be left by one click in the mail program; other mails say nothing of it', async () => {
  const gateway = openMailGateway(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://likho.example' }))
  const unsubscribe = shopLink(`/newsletter/unsubscribe?token=${'a'.repeat(300)}`)
  await gateway.send({ ...mail, unsubscribe })
  await gateway.send({ ...mail, id: 'job-2' })
  const headersOf = async (id: string) =>
    Object.fromEntries(
      (await simpleParser(await readFile(join(dataDir, 'outbox', `${id}.eml`)))).headerLines
        .filter(({ key }) => key.startsWith('list-'))
        .map(({ key, line }) => [key, line.replace(/^[^:]+:\s*/, '').replace(/\r\n\s+/g, '')]),
    )
  expect(await headersOf('job-1')).toEqual({
    'list-unsubscribe': `<https://likho.example/newsletter/unsubscribe?token=${'a'.repeat(300)}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(await headersOf('job-2')).toEqual({})
})
