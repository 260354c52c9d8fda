import { beforeEach, expect, test } from 'vitest'
import { sendMailJob } from '#server/gateways/mail/queue-mail.ts'
import { aShopper, SHOP_SECRET, type Shopper } from '#tests/support/shoppers.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { purgeGrievances } from './grievances.store.ts'

const shop = testShop({ env: { SESSION_SECRET: SHOP_SECRET } })

const RAISE = '/api/v1/grievances'
const LIST = '/api/v2/admin/grievances'
const COMPLAINT = {
  name: 'Asha Verma',
  email: 'Asha@example.in',
  orderNumber: 'LK2627-000001',
  text: 'The pens came without caps, and nobody answers me.',
}

let admin: Shopper
beforeEach(async () => {
  admin = await aShopper(shop, { fullName: 'Meera Iyer', role: 'admin' })
})

type Queued = { to: string; subject: string; text: string }
const mails = async () =>
  (await shop.db.selectFrom('jobs').select('data').where('name', '=', sendMailJob.name).orderBy('id').execute()).map(
    ({ data }) => data as Queued,
  )
const open = async () => (await admin.get(LIST)).body.data

test('a complaint gets a ticket number at once, by mail too, and the officer hears of it', async () => {
  const visitor = await aShopper(shop)
  const { status, body } = await visitor.post(RAISE, COMPLAINT)
  expect([status, body.data.ticket]).toEqual([201, expect.stringMatching(/^GR-\d{6}$/)])
  const { ticket } = body.data
  expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['Asha@example.in', `We received your complaint ${ticket}`],
    ['grievance@likho.example', `New complaint ${ticket}`],
  ])
  expect(await open()).toMatchObject([{ ticket, name: 'Asha Verma', orderNumber: 'LK2627-000001', state: 'open' }])
  expect((await admin.get('/api/v2/admin/todos')).body.data.grievances).toBe(1)
})

test('its text goes to nobody but an account of that email: others could send theirs in the shop’s name', async () => {
  const asha = await aShopper(shop)
  const text = 'Cheap loans at loans.example, call now and win a prize.'
  await asha.post(RAISE, { ...COMPLAINT, name: 'loans.example', text })
  await asha.post(RAISE, { ...COMPLAINT, email: asha.email.toUpperCase() })
  const received = (await mails()).filter(({ subject }) => subject.startsWith('We received your complaint'))
  expect(received.map(({ text }) => [text.includes('loans'), text.includes(COMPLAINT.text)])).toEqual([
    [false, false],
    [false, true],
  ])
})

test('it is answered once, by mail, in the language it was written in', async () => {
  const visitor = await aShopper(shop)
  await visitor.post(`${RAISE}?language=hi`, COMPLAINT)
  const [{ _id }] = await open()
  const answer = { text: 'We’re sending you new pens today.' }
  expect((await admin.post(`${LIST}/${_id}/answer`, answer)).status).toBe(200)
  expect((await admin.post(`${LIST}/${_id}/answer`, answer)).status).toBe(409)
  const answers = (await mails()).filter(({ text }) => text.includes(answer.text))
  expect(answers).toHaveLength(1)
  expect(await open()).toEqual([])
  const [done] = (await admin.get(`${LIST}?state=answered`)).body.data
  expect(done).toMatchObject({ answer: answer.text, answeredBy: 'Meera Iyer', state: 'answered' })
})

test('what is no complaint is closed with a reason, and nobody is mailed', async () => {
  const visitor = await aShopper(shop)
  await visitor.post(RAISE, COMPLAINT)
  const before = (await mails()).length
  const [{ _id }] = await open()
  expect((await admin.post(`${LIST}/${_id}/close`, { text: '' })).status).toBe(400)
  expect((await admin.post(`${LIST}/${_id}/close`, { text: 'Advertising' })).status).toBe(200)
  expect(await mails()).toHaveLength(before)
})

test('one network may complain ten times an hour; one mailbox gets three mails a day', async () => {
  const visitor = await aShopper(shop)
  for (let time = 0; time < 10; time += 1) expect((await visitor.post(RAISE, COMPLAINT)).status).toBe(201)
  const { status, body, headers } = await visitor.post(RAISE, COMPLAINT)
  expect([status, body.code]).toEqual([429, 'grievances/too-many'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await mails()).filter(({ to }) => to === COMPLAINT.email)).toHaveLength(3)
})

test('they are among the data of whoever has the email, and gone after three years', async () => {
  const asha = await aShopper(shop)
  await asha.post(RAISE, { ...COMPLAINT, email: asha.email.toUpperCase() })
  const { grievances } = (await asha.get('/api/v1/users/my-data')).body.data
  expect(grievances).toMatchObject([{ text: COMPLAINT.text, answer: null }])
  const later = new Date(Date.now() + 3 * 366 * 86_400_000)
  await purgeGrievances(shop.db, later)
  expect(await open()).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name', 'Enter your name'],
  [{ email: 'asha' }, 'email', 'Please enter a valid email address.'],
  [{ text: 'Too short' }, 'text', 'Tell us what happened, in at least 20 characters'],
  [{ text: 'x'.repeat(3_001) }, 'text', 'Use up to 3000 characters'],
])('%j is refused beside its field', async (wrong, field, message) => {
  const { status, body } = await (await aShopper(shop)).post(RAISE, { ...COMPLAINT, ...wrong })
  expect([status, body.fields[field]]).toEqual([400, message])
})
