import { dateInIndia, monthName } from '#contract/platform/india-days.ts'
import { enter } from './account-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { OWNER } from './owner.ts'
import { answer, overflow } from './staff-page.ts'

const PHONE = { width: 360, height: 740 }
test.use({ viewport: PHONE })

/** As long as they may be. */
const NAME = 'Stationery fair in Pune!'
const LINE = 'Notebooks, labels, water bottles and bags for everyone in the new class of 2027.'

const HEADING_IN_HINDI = 'मेला शहर में आ गया है'

/** Today in India as the form has it: of seasons that begin today the newest is shown. */
function today() {
  const [, month, day] = dateInIndia(new Date()).split('-').map(Number)
  return { day: String(day), month: monthName((month ?? 1) - 1) }
}

test('staff write a season, shoppers find it on the home page at once, and it goes as quickly', async ({
  page,
  newPage,
}) => {
  await enter(page, OWNER)
  const main = page.getByRole('main')
  const shopper = await newPage()
  const note = shopper.getByRole('region', { name: 'Discover Amazing Products' })

  await test.step('from the admin panel to the form', async () => {
    await openAwake(page, '/admin')
    await main.getByRole('link', { name: 'Seasons' }).click()
    await expect(main.getByRole('table', { name: 'All seasons' })).toContainText('Exam time')
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
    await main.getByRole('link', { name: 'Add season' }).click()
    await expect(page).toHaveURL('/admin/seasons/new')
  })

  await test.step('what is missing is said beside its field, and what was typed outlives a reload', async () => {
    await main.getByLabel('Name', { exact: true }).fill(NAME)
    await main.getByLabel('Line at the top', { exact: true }).fill(LINE)
    await main.getByLabel('Heading', { exact: true }).fill('The fair is in town')
    await main.getByLabel('Button', { exact: true }).fill('See the fair')
    await main.getByLabel('Button leads to').selectOption('A search')
    await main.getByRole('button', { name: 'Save season' }).click()
    await expect(main.getByLabel('Search for')).toHaveAccessibleDescription('Enter what to search for')
    await expect(main.getByLabel('Search for')).toBeFocused()
    await main.getByLabel('Search for').fill('notebook')
    await main.getByRole('radio', { name: 'Paper Products' }).press('Space')
    await main.getByLabel('Heading in Hindi').fill(HEADING_IN_HINDI)
    await page.reload()
    await expect(main.getByLabel('Heading', { exact: true })).toHaveValue('The fair is in town')
    await expect(main.getByLabel('Search for')).toHaveValue('notebook')
    await expect(main.getByRole('radio', { name: 'Paper Products' })).toBeChecked()
    await expect(main.getByRole('region', { name: 'Preview', exact: true })).toContainText('The fair is in town')
    await expect(main.getByRole('region', { name: 'Preview in Hindi' })).toContainText(HEADING_IN_HINDI)
    await expectAccessible(page)
    expect(await overflow(page)).toBe(0)
  })

  await test.step('its days say when it shows, and it is on the home page once it is saved', async () => {
    const { day, month } = today()
    for (const of of ['First day', 'Last day']) {
      const group = main.getByRole('group', { name: of })
      await group.getByLabel('Day').selectOption(day)
      await group.getByLabel('Month').selectOption(month)
    }
    await expect(main.getByRole('status')).toHaveText('Once saved, it is on the home page today.')
    await main.getByRole('button', { name: 'Save season' }).click()
    await expect(page).toHaveURL('/admin/seasons')
    await expect(main.getByRole('region', { name: 'On the home page today' })).toContainText(NAME)

    await shopper.setViewportSize(PHONE)
    await openAwake(shopper, '/')
    await expect(shopper.locator('.hero')).toContainText(LINE)
    const height = (await shopper.locator('.hero').boundingBox())?.height ?? 0
    expect(height / PHONE.height, 'the hero has room for it').toBeCloseTo(0.67, 2)
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Your One-Stop Stationery Store')
    await expect(note.getByRole('heading', { name: 'Discover Amazing Products' })).toBeVisible()
    await expectAccessible(shopper)
    await note.getByRole('link', { name: 'See the fair' }).click()
    await expect(shopper).toHaveURL('/searchResult?q=notebook')
  })

  await test.step('who reads Hindi finds what is written in Hindi, and the rest in English', async () => {
    await openAwake(shopper, '/hi')
    await expect(shopper.getByRole('heading', { name: HEADING_IN_HINDI })).toBeVisible()
    await expect(shopper.getByRole('link', { name: 'See the fair' })).toHaveAttribute('href', /^\/hi\/searchResult/)
  })

  await test.step('deleted, it is gone from the home page', async () => {
    await main.getByRole('button', { name: `Delete ${NAME}` }).click()
    await answer(page, 'Delete season')
    await expect(main.getByRole('row', { name: NAME })).toHaveCount(0)
    await openAwake(shopper, '/')
    await expect(shopper.locator('.hero')).not.toContainText(LINE)
  })
})
