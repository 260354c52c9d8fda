import { afterEach, beforeEach, expect, test } from 'vitest'
import { otpMail } from '#server/accounts/account-mails.ts'
import { FinalFailure } from '#server/platform/jobs/define-job.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'
import type { MailGateway, OutgoingMail } from './mail.ts'
import { smtpGateway } from './smtp-gateway.ts'

let server: Awaited<ReturnType<typeof smtpStandIn>>
let gateway: MailGateway
beforeEach(async () => {
  server = await smtpStandIn()
  gateway = smtpGateway({ smtpUrl: server.url, from: 'Likho <shop@likho.example>' })
})
afterEach(async () => {
  await gateway.close()
  await server.goAway()
})

const content = otpMail({ fullName: 'आशा', otp: '482913' })
const aMail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'job-1',
  to: 'asha@example.in',
  ...content,
  ...more,
})
const failureOf = (mail: OutgoingMail) =>
  gateway.send(mail).then(
    () => undefined,
    (error: Error) => error,
  )

test('a mail arrives as text and HTML, with an id that a second try repeats', async () => {
  await gateway.send(aMail())
  await gateway.send(aMail())
  expect(server.mails).toHaveLength(2)
  for (const mail of server.mails) {
    expect(mail.from?.text).toBe('"Likho" <shop@likho.example>')
    expect(mail.to).toMatchObject({ text: 'asha@example.in' })
    expect(mail.subject).toBe(content.subject)
    expect(mail.messageId).toBe('<job-1@likho.example>')
    expect(mail.text?.trim()).toBe(content.text.trim())
    expect(mail.html).toContain('Hi आशा,')
  }
})

test('nothing in a mail can add a header or a recipient', async () => {
  await gateway.send(aMail({ subject: 'Hello\r\nBcc: thief@example.in\r\n\r\nBody' }))
  expect(server.mails[0]?.subject).toBe('Hello Bcc: thief@example.in Body')
  expect(server.mails[0]?.headers.has('bcc')).toBe(false)
  const addresses = [
    'asha@example.in\r\nBcc: thief@example.in',
    'asha@example.in, thief@example.in',
    'Asha <asha@example.in>',
    'asha@example.in>\r\nRCPT TO:<thief@example.in',
    'asha@example.in\u2028x',
    'asha@exa@mple.in',
    'asha',
    '',
  ]
  for (const to of addresses) expect(await failureOf(aMail({ to }))).toBeInstanceOf(FinalFailure)
  expect(server.mails).toHaveLength(1)
})

test('a refused recipient is final and is not named', async () => {
  server.refuse('asha@example.in', 550)
  const failure = await failureOf(aMail())
  expect(failure).toBeInstanceOf(FinalFailure)
  expect(failure?.message).toBe('mail not sent: EENVELOPE RCPT TO 550')
})

test('a recipient refused for now is not final', async () => {
  server.refuse('asha@example.in', 451)
  const failure = await failureOf(aMail())
  expect(failure).not.toBeInstanceOf(FinalFailure)
  expect(failure?.message).toBe('mail not sent: EENVELOPE RCPT TO 451')
})

test('a mail server that is away is not final, and is used again once it is back', async () => {
  await server.goAway()
  const failure = await failureOf(aMail())
  expect(failure).not.toBeInstanceOf(FinalFailure)
  expect(failure?.message).toMatch(/^mail not sent: \w+ CONN$/)
  await server.comeBack()
  await gateway.send(aMail())
  expect(server.mails).toHaveLength(1)
})
