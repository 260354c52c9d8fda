import { formatRupees } from '#contract/catalog/money.ts'
import type { MoneyMode } from '#contract/payments/money-mode.ts'
import { COUNTED_UP_TO } from '#contract/platform/counted-up-to.ts'
import { dateInIndia } from '#contract/platform/india-days.ts'
import type { ShopSettings } from '#contract/shop/default-settings.ts'
import { isIdentityReal, isOfficerReal } from '#contract/shop/real-identity.ts'
import { GO_LIVE_CHECKS, type GoLiveCheck, type GoLiveState } from './go-live-checks.ts'

/** What a provider answered. */
export const OUTCOMES = ['ok', 'missing', 'refused', 'away'] as const
export type Asked = { outcome: (typeof OUTCOMES)[number]; at: Date; rupees: number | null }

type Kept<Value> = { value: Value; version: number }

/** All that the list is judged by. */
export type GoLiveFacts = {
  now: Date
  identity: Kept<ShopSettings['identity']>
  grievance: Kept<ShopSettings['grievance']>
  money: MoneyMode
  /** Null while it was never asked under these settings. */
  keys: Asked | null
  lastEventAt: Date | null
  /** The provider that parcels go to. */
  courier: string
  pickup: Asked | null
  wallet: Asked | null
  mail: { hasServer: boolean; confirmedAt: Date | null; confirmedBy: string | null }
  backups: { everyMs: number; newestAt: Date | null } | null
  owners: { count: number; withoutSecondFactor: readonly string[] }
  /** Orders of this financial year that took a number of the live series without live money. */
  strayNumbers: number
  address: { publicUrl: string; proxies: number; openedAt: string | null }
}

type Verdict = { state: GoLiveState; detail: string }
export type GoLiveLine = Verdict & { check: GoLiveCheck }

const LOW_WALLET_RUPEES = 500

const ok = (detail: string): Verdict => ({ state: 'ok', detail })
const todo = (detail: string): Verdict => ({ state: 'todo', detail })
const unknown = (detail: string): Verdict => ({ state: 'unknown', detail })

/** Providers that only play at being one. */
const SANDBOX = 'sandbox'
const BY_SHIPROCKET = 'shiprocket'
const CHOOSE_COURIER = todo('Choose a courier first.')
const NO_NEED = ok('Not needed for this courier.')

const JUDGES: Record<GoLiveCheck, (facts: GoLiveFacts) => Verdict> = {
  identity: ({ identity }) => {
    if (isIdentityReal(identity)) return ok(`${identity.value.legalName}, GSTIN ${identity.value.gstin}.`)
    return todo(
      identity.version === 0 ? 'Not saved yet.' : 'The GSTIN or the help email is still the demonstration shop’s.',
    )
  },
  grievance: ({ grievance }) => {
    if (isOfficerReal(grievance)) return ok(`${grievance.value.name}, ${grievance.value.mail}.`)
    return todo(grievance.version === 0 ? 'Not saved yet.' : 'The email is still the demonstration shop’s.')
  },
  https: ({ address: { publicUrl, proxies, openedAt } }) => {
    if (!publicUrl.startsWith('https:')) return todo(`PUBLIC_URL is ${publicUrl}.`)
    if (proxies === 0) return todo('TRUST_PROXY is 0, and the shop itself speaks http.')
    if (!openedAt) return unknown(`Not yet opened through ${publicUrl}.`)
    const wanted = new URL(publicUrl).origin
    return openedAt === wanted ? ok(`Opened through ${wanted}.`) : todo(`Opened as ${openedAt} instead of ${wanted}.`)
  },
  payments: ({ money, keys }) => {
    if (money !== 'live')
      return todo(money === 'test' ? 'These are keys of test mode.' : 'The sandbox takes the payments.')
    return judgeAsked(keys, 'Razorpay', ok('Razorpay takes the keys.'))
  },
  webhook: ({ money, lastEventAt }) => {
    if (money !== 'live') return todo('Comes with live payment keys.')
    return lastEventAt ? ok(`Last heard on ${dateInIndia(lastEventAt)}.`) : todo('Nothing heard in the last 30 days.')
  },
  courier: ({ courier }) =>
    courier === SANDBOX
      ? todo('The sandbox courier is in use.')
      : ok(courier === BY_SHIPROCKET ? 'Shiprocket.' : 'Own delivery.'),
  pickup: ({ courier, pickup }) => {
    if (courier === SANDBOX) return CHOOSE_COURIER
    if (courier !== BY_SHIPROCKET) return NO_NEED
    if (pickup?.outcome === 'missing') return todo('Shiprocket has no pickup address of this name.')
    return judgeAsked(pickup, 'Shiprocket', ok('Found.'))
  },
  wallet: ({ courier, wallet }) => {
    if (courier === SANDBOX) return CHOOSE_COURIER
    if (courier !== BY_SHIPROCKET) return NO_NEED
    const rupees = wallet?.rupees ?? 0
    if (rupees <= 0) return judgeAsked(wallet, 'Shiprocket', todo('It is empty.'))
    const detail = `${formatRupees(rupees)} left.`
    return judgeAsked(wallet, 'Shiprocket', rupees < LOW_WALLET_RUPEES ? { state: 'warning', detail } : ok(detail))
  },
  mail: ({ mail: { hasServer, confirmedAt, confirmedBy } }) => {
    if (!hasServer) return todo('No mail server is set: mails stay in a folder.')
    if (!confirmedAt) return todo('Nobody has confirmed a mail from this server yet.')
    return ok(`${confirmedBy ?? 'An owner'} had one on ${dateInIndia(confirmedAt)}.`)
  },
  backups: ({ backups, now }) => {
    if (!backups) return todo('BACKUP_DIR is not set.')
    if (!backups.newestAt) return todo('None made yet.')
    const isOld = now.getTime() - backups.newestAt.getTime() > 2 * backups.everyMs
    const detail = `The newest is of ${dateInIndia(backups.newestAt)}.`
    return isOld ? todo(`${detail} One is overdue.`) : ok(detail)
  },
  secondFactor: ({ owners: { count, withoutSecondFactor: without } }) => {
    if (without.length > 0) return todo(`Missing: ${without.join(', ')}.`)
    return count === 0
      ? todo('There is no superadmin.')
      : ok(count === 1 ? 'The owner has it.' : `All ${count} have it.`)
  },
  numbers: ({ strayNumbers: stray }) => {
    if (stray === 0) return ok('No order of test money has a live number.')
    return todo(`${ordersText(stray)} of test money took numbers of this year’s live series.`)
  },
}

function ordersText(count: number): string {
  if (count > COUNTED_UP_TO) return `More than ${COUNTED_UP_TO} orders`
  return count === 1 ? 'One order' : `${count} orders`
}

function judgeAsked(asked: Asked | null, whom: string, answered: Verdict): Verdict {
  if (!asked) return unknown('Not checked yet.')
  const on = dateInIndia(asked.at)
  if (asked.outcome === 'ok') return answered
  if (asked.outcome === 'away') return unknown(`${whom} did not answer on ${on}.`)
  return todo(`${whom} refused the keys or the login on ${on}.`)
}

export const judgeGoLive = (facts: GoLiveFacts): GoLiveLine[] =>
  GO_LIVE_CHECKS.map((check) => ({ check, ...JUDGES[check](facts) }))
