import { enter, haveAccount, logInByApi } from './account-page.ts'
import { expect, expectAccessible, test, withRefusals } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { answer, overflow, part, question, rows } from './staff-page.ts'

test('the owner settles in a screen who hears complaints and what an admin may do', async ({ browser, request }) => {
  test.setTimeout(150_000)
  const asha = await haveAccount(request)
  await logInByApi(request, OWNER)
  const settings = async () => (await (await request.get('/api/v2/admin/settings')).json()).data
  const before = (await settings()).grievance
  const found = await (await request.get(`/api/v1/users/userList?search=${asha.username}`)).json()
  const adminId = found.data[0]._id
  await expect(await request.post(`/api/v1/users/updateUserPost/${adminId}`, { data: { role: 'admin' } })).toBeOK()

  await withRefusals(browser, async (page) => {
    await enter(page, OWNER)
    await openAwake(page, '/admin/settings')
    const officer = page.getByRole('form', { name: 'Grievance officer' })
    const phone = officer.getByLabel('Phone', { exact: true })
    const save = officer.getByRole('button', { name: 'Save grievance officer' })

    await test.step('what cannot be is said beside its field, and nothing typed is lost', async () => {
      await officer.getByLabel('Name', { exact: true }).fill('Ravi Nair')
      await phone.fill('call me')
      await save.click()
      await expect(phone).toBeFocused()
      await expect(phone).toHaveAccessibleDescription(/Enter a phone number/)
      await expect(officer.getByLabel('Name', { exact: true })).toHaveValue('Ravi Nair')
      await expectAccessible(page)
    })

    await test.step('another owner was faster: what they changed is said, and may be saved over', async () => {
      const data = { ...before.value, mail: 'officer@likho.example', version: before.version }
      await expect(await request.post('/api/v2/admin/settings/grievance', { data })).toBeOK()
      await phone.fill('+91 80 2222 3333')
      await save.click()
      await expect(officer.getByText('Email is now officer@likho.example')).toBeVisible()
      await expectAccessible(page)
      await save.click()
      await expect(page.getByText('Settings saved. They count from now on.')).toBeVisible()
    })

    await test.step('shoppers read it at once', async () => {
      await expect(async () => {
        await page.goto('/grievance')
        await expect(page.getByRole('main').getByText('+91 80 2222 3333')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(page.getByRole('main').getByText('Ravi Nair')).toBeVisible()
    })

    await test.step('an admin who is left the orders alone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await openAwake(page, '/admin/settings')
      const row = page.getByRole('listitem').filter({ hasText: asha.username })
      await row.getByText('All permissions').click()
      for (const grant of ['Refunds and cancellations', 'Products', 'Customers and roles', 'Reviews'])
        await row.getByRole('checkbox', { name: grant, exact: true }).uncheck()
      await row.getByRole('button', { name: 'Save permissions of Asha Verma' }).click()
      await expect(row.getByText('Orders, Needs attention, Home page seasons')).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)
    })
  })

  await withRefusals(browser, async (page) => {
    await enter(page, asha)
    await openAwake(page, '/admin')
    const nav = page.getByRole('navigation', { name: 'Back office', exact: true })
    await expect(nav.getByRole('link', { name: 'Orders' })).toBeVisible()
    for (const name of ['Products', 'Customers', 'Settings'])
      await expect(nav.getByRole('link', { name, exact: true })).toHaveCount(0)
  })
  const { version } = (await settings()).grievance
  await expect(await request.post('/api/v2/admin/settings/grievance', { data: { ...before.value, version } })).toBeOK()
})

test('a complaint gets a ticket at once, is among the to-dos, and is answered', async ({ page, newPage }) => {
  const visitor = await newPage()
  await openAwake(visitor, '/grievance')
  const form = visitor.getByRole('form', { name: 'Write to the officer' })
  await form.getByLabel('Email').fill('asha@example.in')
  await form.getByRole('button', { name: 'Send complaint' }).click()
  await expect(form.getByLabel('Your name')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.in')
  await form.getByLabel('Your name').fill('Asha Verma')
  await form.getByLabel('What happened').fill('The pens came without caps, and nobody answers me.')
  await form.getByRole('button', { name: 'Send complaint' }).click()
  const said = await visitor.getByText(/Your ticket number is GR-\d{6}/).innerText()
  const ticket = /GR-\d{6}/.exec(said)?.[0] ?? ''
  await expectAccessible(visitor)

  await enter(page, OWNER)
  await openAwake(page, '/admin')
  await part(page, 'To do')
    .getByRole('link', { name: /^Complaints, \d/ })
    .click()
  await expect(page).toHaveURL('/admin/grievances')
  await expectAccessible(page)
  await page.getByRole('button', { name: `Answer ${ticket}` }).click()
  await question(page).getByLabel('Your answer').fill('We’re sending you new pens today.')
  await answer(page, 'Send answer')
  await expect(rows(page, 'Complaints').filter({ hasText: ticket })).toHaveCount(0)
  await page.getByRole('link', { name: 'Answered' }).click()
  await expect(rows(page, 'Complaints').filter({ hasText: ticket })).toContainText('We’re sending you new pens today.')
})
