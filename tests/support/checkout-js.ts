import type { Page } from '@playwright/test'
import type { RazorpayStandIn } from './razorpay-stand-in.ts'

const ADDRESS = 'https://checkout.razorpay.com/v1/checkout.js'

/** As much of the real script as the shop uses: a dialog with three buttons, which Escape closes unless it was told not to. */
const SCRIPT = `
window.Razorpay = class {
  constructor(options) {
    this.options = options
    this.tell = () => {}
  }
  on(event, tell) {
    if (event === 'payment.failed') this.tell = tell
  }
  open() {
    const { options } = this
    this.dialog = document.createElement('div')
    this.dialog.setAttribute('role', 'dialog')
    this.dialog.setAttribute('aria-label', 'Razorpay')
    this.dialog.append(\`\${options.name} asks \${options.prefill.name} (\${options.prefill.contact}) for \${options.amount}\`)
    this.offer('Pay with UPI', async () => {
      const result = await window.payRazorpay(options.order_id)
      this.close()
      options.handler(result)
    })
    this.offer('Use a bad card', () => this.tell({ error: { code: 'BAD_REQUEST_ERROR', reason: 'payment_failed' } }))
    this.offer('Close', () => this.dismiss())
    if (options.modal.escape) document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.dismiss())
    document.body.append(this.dialog)
  }
  offer(text, act) {
    const button = document.createElement('button')
    button.textContent = text
    button.onclick = act
    this.dialog.append(button)
  }
  dismiss() {
    this.close()
    this.options.modal.ondismiss()
  }
  close() {
    this.dialog.remove()
  }
}
`

/** Gives the page Razorpay's script from where the shop asks for it; the stand-in's bank does the paying. */
export async function serveCheckoutJs(page: Page, bank: RazorpayStandIn): Promise<void> {
  await page.exposeFunction('payRazorpay', (orderId: string) => bank.pay(orderId))
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
}
