import { afterEach, beforeEach, expect, test } from 'vitest'
import { otpMail } from '#server/accounts/account-mails.ts'
import { type Jobs, startJobs } from '#server/platform/jobs/start-jobs.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keptLog } from '#tests/support/kept-log.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'
import { testDatabase } from '#tests/support/test-database.ts'
import { letTimePass, queuedMails } from '#tests/support/waiting-jobs.ts'
import type { Gateways } from '../gateways.ts'
import { queueMail, sendMailJob } from './queue-mail.ts'
import { smtpGateway } from './smtp-gateway.ts'

const DAY = 24 * 60 * 60_000
const opened = testDatabase()
const db = () => opened.database.db
const rows = () => db().selectFrom('jobs').selectAll().execute()
const reader = { email: 'asha@example.in', language: 'en' } as const
const mail = { to: reader.email, ...otpMail({ fullName: 'Asha', otp: '482913' }) }

let server: Awaited<ReturnType<typeof smtpStandIn>>
let jobs: Jobs | undefined
let logged = keptLog()
let closeMail: () => Promise<void>
beforeEach(async () => {
  server = await smtpStandIn()
  logged = keptLog()
})
afterEach(async () => {
  await jobs?.stop()
  await closeMail()
  await server.goAway()
})

async function openShop() {
  const gateway = smtpGateway({ smtpUrl: server.url, from: 'shop@likho.example' })
  closeMail = gateway.close
  const { log } = logged
  jobs = await startJobs({
    database: opened.database,
    jobs: [sendMailJob],
    gateways: { mail: gateway } as Gateways,
    log,
    alone: true,
  })
}

test('a queued mail is sent, and nothing of it is kept', async () => {
  await openShop()
  await queueMail(db(), reader, () => mail)
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(server.mails.map(({ subject }) => subject)).toEqual([mail.subject])
})

test('a mail queued before the process died goes out at the next start', async () => {
  await queueMail(db(), reader, () => mail)
  expect(await queuedMails(db())).toEqual([mail])
  await openShop()
  await eventually(() => expect(server.mails).toHaveLength(1))
})

test('with the mail server down the mail waits, and arrives when it is up again', async () => {
  await server.goAway()
  await openShop()
  await queueMail(db(), reader, () => mail)
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1, lease: null }]))
  await letTimePass(db(), 60_000)
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 2, lease: null }]))
  await server.comeBack()
  await letTimePass(db(), 60_000)
  await eventually(() => expect(server.mails).toHaveLength(1))
  await eventually(async () => expect(await rows()).toEqual([]))
  expect(server.mails[0]?.text).toContain('482913')
})

test('a refused recipient is final; the log names neither address nor code, and no code is kept', async () => {
  server.refuse(mail.to, 550)
  await openShop()
  await queueMail(db(), reader, () => mail)
  await eventually(async () =>
    expect(await rows()).toMatchObject([{ last_error: 'mail not sent: EENVELOPE RCPT TO 550' }]),
  )
  expect(await rows()).toMatchObject([{ failed_at: expect.any(Date), data: { to: mail.to, subject: mail.subject } }])
  expect(JSON.stringify(await rows())).not.toContain('482913')
  const log = logged.lines.join()
  expect(log).toContain('job given up')
  expect(log).not.toMatch(/asha|482913/i)
})

test('a mail server that stays away is asked for a day', () => {
  const { retryAfterMs } = sendMailJob
  const whole = retryAfterMs.reduce((sum, delay) => sum + delay, 0)
  expect(whole).toBeGreaterThanOrEqual(DAY)
  expect(whole).toBeLessThan(DAY * 1.1)
  expect(retryAfterMs.toSorted((a, b) => a - b)).toEqual(retryAfterMs)
})
