import { startAiStandIn } from '#tests/support/ai-stand-in.ts'
import { faultProxy } from '#tests/support/fault-proxy.ts'
import { startRazorpayStandIn } from '#tests/support/razorpay-stand-in.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'

const HTTP_TROUBLE = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 4\r\nconnection: close\r\n\r\noops'
const SMTP_TROUBLE = '421 4.3.2 Try again later\r\n'

/** Everybody outside of the shop, each behind a line that can be spoiled. With `test` money, the shop is its own bank. */
export async function openProviders(money: 'razorpay' | 'sandbox') {
  const [razorpay, shiprocket, ai, smtp] = await Promise.all([
    startRazorpayStandIn(),
    startShiprocketStandIn(),
    startAiStandIn(),
    smtpStandIn(),
  ])
  ai.behave({ pieces: ['A pen ', 'for every day. ', 'It writes.'] })
  const lines = {
    payments: await faultProxy(razorpay.settings.baseUrl, HTTP_TROUBLE),
    courier: await faultProxy(shiprocket.settings.baseUrl, HTTP_TROUBLE),
    writer: await faultProxy(ai.config.baseUrl, HTTP_TROUBLE),
    mail: await faultProxy(smtp.url, SMTP_TROUBLE),
  }
  const bought = {
    ...razorpay.env,
    ...shiprocket.env,
    RAZORPAY_BASE_URL: lines.payments.url,
    SHIPROCKET_BASE_URL: lines.courier.url,
  }
  return {
    razorpay,
    shiprocket,
    smtp,
    lines,
    env: {
      ...(money === 'razorpay' ? bought : { COURIER: 'sandbox' }),
      ...ai.env,
      AI_BASE_URL: lines.writer.url,
      SMTP_URL: lines.mail.url,
      MAIL_FROM: 'Likho <shop@likho.example>',
    } as Record<string, string>,
    mend: () => {
      for (const line of Object.values(lines)) line.mend()
      razorpay.mend()
      // No event tells of it: the shop has to ask.
      for (const made of razorpay.refunds.values()) if (made.status === 'pending') razorpay.endRefund(made, 'processed')
    },
    stop: async () => {
      await Promise.all(Object.values(lines).map((line) => line.stop()))
      await Promise.all([razorpay.stop(), shiprocket.goAway(), ai.stop(), smtp.goAway()])
    },
  }
}
export type Providers = Awaited<ReturnType<typeof openProviders>>
