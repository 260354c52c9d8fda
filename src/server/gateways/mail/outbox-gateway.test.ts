import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { otpMail } from '#server/accounts/account-mails.ts'
import { outboxGateway } from './outbox-gateway.ts'
import { parseMail } from './parse-mail.ts'

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'likho-outbox-')), 'outbox')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))

const content = { ...otpMail({ fullName: 'आशा राव', otp: '482913' }), subject: 'Your order of ₹ 1,240: पेन और काग़ज़' }
const mail = { id: 'job-1', to: 'asha@example.in', ...content }

test('a mail becomes one file that mail programs read; sent again, it stays one', async () => {
  const gateway = outboxGateway(folder)
  await gateway.send(mail)
  await gateway.send(mail)
  expect(await readdir(folder)).toEqual(['job-1.eml'])
  const parsed = await simpleParser(await readFile(join(folder, 'job-1.eml')))
  expect(parsed).toMatchObject({ subject: content.subject, messageId: '<job-1@likho.local>' })
  expect(parsed.to).toMatchObject({ text: 'asha@example.in' })
  expect(parsed.text?.trim()).toBe(content.text.trim())
  expect(parsed.html).toContain('482913')
})

test('only the account of the shop may list who is mailed, also in a folder of an earlier version', async () => {
  await mkdir(folder, { mode: 0o755 })
  await outboxGateway(folder).send(mail)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('our own reader reads what the outbox wrote', async () => {
  await outboxGateway(folder).send(mail)
  const { headers, text, html } = parseMail(await readFile(join(folder, 'job-1.eml')))
  expect(headers.get('subject')).toBe(content.subject)
  expect(headers.get('to')).toBe('asha@example.in')
  expect(text.replaceAll('\r\n', '\n').trim()).toBe(content.text.trim())
  expect(html.replaceAll('\r\n', '\n').trim()).toBe(content.html.trim())
})

test('a file that is no mail is read as empty', () => {
  expect(parseMail(Buffer.from('nothing'))).toMatchObject({ text: '', html: '' })
})
