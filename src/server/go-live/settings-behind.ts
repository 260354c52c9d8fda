import type { Config } from '#server/config.ts'
import type { GoLiveNote } from './go-live-note.table.ts'

/** Of the settings that a note was made under, what tells them from others. No secret is among it. */
export function settingsBehind({ razorpay, shiprocket, mail, publicUrl, trustProxy }: Config) {
  const courier = `${shiprocket?.email}, ${shiprocket?.pickupLocation}`
  const server = mail ? `${mail.from} by ${new URL(mail.smtpUrl).host}` : ''
  return {
    payments: razorpay?.keyId ?? '',
    pickup: courier,
    wallet: courier,
    https: `${publicUrl} behind ${trustProxy}`,
    mail: server,
    mailSent: server,
  } satisfies Record<GoLiveNote, string>
}
