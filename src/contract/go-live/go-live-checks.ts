/** What has to be right before a shop sells for real, in the order in which it is set up. */
export const GO_LIVE_CHECKS = [
  'identity',
  'grievance',
  'https',
  'payments',
  'webhook',
  'courier',
  'pickup',
  'wallet',
  'mail',
  'backups',
  'secondFactor',
  'numbers',
] as const
export type GoLiveCheck = (typeof GO_LIVE_CHECKS)[number]

export const GO_LIVE_STATES = ['ok', 'warning', 'todo', 'unknown'] as const
export type GoLiveState = (typeof GO_LIVE_STATES)[number]

/** Found out only by asking a provider, so only on demand. */
export const ASKED_OUTSIDE = ['payments', 'pickup', 'wallet'] as const satisfies GoLiveCheck[]
export type AskedOutside = (typeof ASKED_OUTSIDE)[number]

/** Not yet right, or not known to be. */
export const isRed = (state: GoLiveState) => state === 'todo' || state === 'unknown'

type Words = { title: string; why: string; mend: string }

export const GO_LIVE_WORDS: Record<GoLiveCheck, Words> = {
  identity: {
    title: 'Shop identity and GSTIN',
    why: 'They are printed on every tax invoice, which nobody can change later. Until they are saved, no live payment is taken.',
    mend: 'Enter your legal name, address, GSTIN and help email at Settings, Shop identity.',
  },
  grievance: {
    title: 'Grievance officer',
    why: 'The law wants a named person for complaints. Until one is saved, no live payment is taken.',
    mend: 'Enter who hears complaints at Settings, Grievance officer.',
  },
  https: {
    title: 'Https and proxy',
    why: 'Passwords travel in the open otherwise, and every visitor looks like the proxy.',
    mend: 'Set PUBLIC_URL to the https address and TRUST_PROXY to the number of proxies in front, which must send X-Forwarded-Proto and Host. Then open /admin/go-live at that address and check again.',
  },
  payments: {
    title: 'Live payment keys',
    why: 'Test and sandbox payments move no money.',
    mend: 'Set RAZORPAY_KEY_ID (rzp_live_…) and RAZORPAY_KEY_SECRET from Razorpay’s dashboard, Account & Settings, API keys.',
  },
  webhook: {
    title: 'Payment webhook heard',
    why: 'It tells of payments whose browser was closed, and of refunds.',
    mend: 'In Razorpay’s dashboard add the webhook PUBLIC_URL/api/webhooks/payments with RAZORPAY_WEBHOOK_SECRET, then send a test event from there.',
  },
  courier: {
    title: 'Courier or own delivery',
    why: 'The sandbox courier moves no parcels.',
    mend: 'Set the SHIPROCKET_… settings, or COURIER=own to deliver yourselves.',
  },
  pickup: {
    title: 'Pickup place known to the courier',
    why: 'Without it no parcel can be booked.',
    mend: 'Give SHIPROCKET_PICKUP_LOCATION the name of a pickup address in Shiprocket’s dashboard, Settings, Pickup addresses.',
  },
  wallet: {
    title: 'Courier wallet',
    why: 'Freight is paid from it in advance: when it is empty, parcels wait.',
    mend: 'Recharge the wallet in Shiprocket’s dashboard.',
  },
  mail: {
    title: 'Mail arrives',
    why: 'Codes to register, order confirmations and your own alerts go by mail.',
    mend: 'Set SMTP_URL and MAIL_FROM. Then mail yourself a link at /admin/go-live, and open it.',
  },
  backups: {
    title: 'Backups',
    why: 'A broken disk takes every order along.',
    mend: 'Set BACKUP_DIR to a folder on another disk. What keeps a backup from being made is at Needs attention.',
  },
  secondFactor: {
    title: 'Two-step login of every owner',
    why: 'A superadmin’s password alone opens everything.',
    mend: 'Each superadmin turns it on at Your account, Two-step login.',
  },
  numbers: {
    title: 'Number series',
    why: 'Tax invoices are numbered without gaps. A number that test money took is missing from your books.',
    mend: 'Sell from a database in which nothing was bought with test money, or begin with the next financial year.',
  },
}
