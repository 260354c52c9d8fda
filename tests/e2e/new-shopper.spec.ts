import { aStranger, button, fillRegistration, verify } from './account-page.ts'
import { fillAddress } from './address-page.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailedCode } from './mailed-code.ts'
import { openAwake } from './open-awake.ts'
import { kept } from './product-page.ts'
import { dialogButton, goToPayment, muchInStock } from './purchase.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a new shopper goes from a product to a paid order on a phone, and registers on the way', async ({ page }) => {
  const asha = aStranger()
  const pen = await muchInStock(page)
  const main = page.getByRole('main')

  await test.step('from the product to the cart and on to the checkout', async () => {
    await openAwake(page, `/product/${pen._id}`)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs.locator('svg:visible'), 'one between two crumbs').toHaveCount(1)
    await button(page, 'Add to Cart').click()
    const added = page.getByRole('dialog', { name: 'Added to cart' })
    const cross = await added.getByRole('button', { name: 'Close' }).boundingBox()
    expect([cross?.width ?? 0, cross?.height ?? 0].map(Math.round), 'as large as a finger').toEqual([44, 44])
    await added.getByRole('link', { name: 'Go to cart' }).click()
    await button(page, 'Go to Checkout').click()
    await expect(page).toHaveURL('/userLogin?next=%2FBuyProduct')
    await expect(main).toContainText('Your order is waiting')
  })

  await test.step('registers, and stands in the checkout with what was in the cart', async () => {
    await main.getByRole('link', { name: 'Register' }).click()
    await fillRegistration(page, asha)
    await button(page, 'Register').click()
    await expect(page).toHaveURL('/verifyotp?next=%2FBuyProduct')
    await expectAccessible(page)
    await verify(page, await mailedCode(asha.email))
    await expect(page).toHaveURL('/BuyProduct')
    await expect(main).toContainText(pen.name)
    expect((await kept(page, 'root')).state.cart.cartItems).toMatchObject([{ _id: pen._id, quantity: 1 }])
  })

  await test.step('says where to, pays, and is told when it comes', async () => {
    await button(page, 'Pay Now').click()
    await expect(page).toHaveURL('/addressUpdate?next=%2FBuyProduct')
    await fillAddress(page)
    await button(page, 'Add Address').click()
    await expect(page).toHaveURL('/BuyProduct')
    const promised = await main.getByText(/^Delivery to 411001 by/).textContent()
    await goToPayment(page)
    await dialogButton(page, /^Pay/).click()
    await expect(page).toHaveURL(/\/order-success\//)
    await expect(main, 'the day is the one of the checkout').toContainText(
      `Arriving by ${promised?.replace(/^.* by /, '')}`,
    )
    await main.getByRole('link', { name: 'View order' }).tap()
    await expect(page).toHaveURL(/\/OrderItems\?id=/)
    expect((await kept(page, 'root')).state.cart.cartItems).toEqual([])
  })
})
