import { expect, expectAccessible, layoutShift, test } from './fixtures.ts'
import { openAwake } from './open-awake.ts'
import { aBuyer, haveOrder, muchInStock } from './purchase.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('what somebody bought and looked at is on the home page, one tap from the cart, and nothing jumps', async ({
  page,
}) => {
  const { addressId } = await aBuyer(page)
  const bought = await muchInStock(page)
  const other = await muchInStock(page, bought)
  await haveOrder(page, { product: bought, quantity: 1, addressId })
  const again = page.getByRole('region', { name: 'Buy again' })
  const viewed = page.getByRole('region', { name: 'Recently viewed' })

  await test.step('a single product is not worth a shelf', async () => {
    await openAwake(page, `/product/${bought._id}`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(bought._id)
    await openAwake(page, '/')
    await page.getByRole('region', { name: 'Discover Amazing Products' }).scrollIntoViewIfNeeded()
    await expect(again).toBeAttached()
    await expect(viewed).toHaveCount(0)
  })

  await openAwake(page, `/product/${other._id}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toContain(other._id)
  await openAwake(page, '/')

  await test.step('both come in ahead of the reader', async () => {
    await page.getByRole('region', { name: 'Discover Amazing Products' }).scrollIntoViewIfNeeded()
    await expect(viewed.getByRole('link')).toHaveText([new RegExp(other.name), new RegExp(bought.name)])
    await again.scrollIntoViewIfNeeded()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page)
  })

  await test.step('one tap puts it into the cart', async () => {
    await again.getByRole('button', { name: `Add to Cart: ${bought.name}` }).click()
    await expect(again.getByText('1 in your cart')).toBeVisible()
  })

  await test.step('it stands below the orders as well', async () => {
    await openAwake(page, '/myOrder')
    await expect(again.getByRole('article')).toHaveCount(1)
  })

  await test.step('nothing of it stays after logging out', async () => {
    await openAwake(page, '/logOut')
    await page
      .getByRole('main')
      .getByRole('button', { name: /log ?out/i })
      .click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull()
  })
})
