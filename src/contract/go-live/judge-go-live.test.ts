import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/shop/default-settings.ts'
import { GO_LIVE_CHECKS, type GoLiveCheck, type GoLiveState, isRed } from './go-live-checks.ts'
import { type Asked, type GoLiveFacts, judgeGoLive } from './judge-go-live.ts'

const NOW = new Date('2026-11-19T12:00:00Z')
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS)
const asked = (outcome: Asked['outcome'], rupees: number | null = null): Asked => ({ outcome, rupees, at: NOW })
const { identity, grievance } = DEFAULT_SETTINGS

/** A shop in which nothing is left to do. */
const READY: GoLiveFacts = {
  now: NOW,
  identity: { value: { ...identity, gstin: '32AAPFU0939F1Z4', helpMail: 'help@kagaz.in' }, version: 1 },
  grievance: { value: { ...grievance, mail: 'complaints@kagaz.in' }, version: 1 },
  money: 'live',
  keys: asked('ok'),
  lastEventAt: ago(3),
  courier: 'shiprocket',
  pickup: asked('ok'),
  wallet: asked('ok', 2_500),
  mail: { hasServer: true, confirmedAt: ago(50), confirmedBy: 'Asha Verma' },
  backups: { everyMs: 24 * HOUR_MS, newestAt: ago(20) },
  owners: { count: 2, withoutSecondFactor: [] },
  strayNumbers: 0,
  address: { publicUrl: 'https://kagaz.in', proxies: 1, openedAt: 'https://kagaz.in' },
}

test('a shop that is ready has every line green, in the order in which it is set up', () => {
  const lines = judgeGoLive(READY)
  expect(lines.map(({ check }) => check)).toEqual(GO_LIVE_CHECKS)
  expect(lines.filter(({ state }) => state !== 'ok')).toEqual([])
})

test('a shop as it comes, with a sandbox for each provider, has nothing green but what nobody has spoiled yet', () => {
  const asItComes: GoLiveFacts = {
    ...READY,
    identity: { value: identity, version: 0 },
    grievance: { value: grievance, version: 0 },
    ...{ money: 'sandbox', keys: null, lastEventAt: null, courier: 'sandbox', pickup: null, wallet: null },
    mail: { hasServer: false, confirmedAt: null, confirmedBy: null },
    ...{ backups: null, owners: { count: 1, withoutSecondFactor: ['superadmin'] } },
    address: { publicUrl: 'http://localhost:3000', proxies: 0, openedAt: 'http://localhost:3000' },
  }
  const green = judgeGoLive(asItComes).filter(({ state }) => !isRed(state))
  expect(green.map(({ check }) => check)).toEqual(['numbers'])
})

type Case = [check: GoLiveCheck, what: string, facts: Partial<GoLiveFacts>, state: GoLiveState, detail: RegExp]
const address = (more: Partial<GoLiveFacts['address']>) => ({ address: { ...READY.address, ...more } })
const CASES: Case[] = [
  ['identity', 'never saved', { identity: { ...READY.identity, version: 0 } }, 'todo', /Not saved/],
  ['identity', 'the demo’s, saved', { identity: { value: identity, version: 3 } }, 'todo', /demonstration/],
  ['grievance', 'never saved', { grievance: { ...READY.grievance, version: 0 } }, 'todo', /Not saved/],
  ['https', 'a plain address', address({ publicUrl: 'http://kagaz.in' }), 'todo', /PUBLIC_URL is http:/],
  ['https', 'no proxy is trusted', address({ proxies: 0 }), 'todo', /TRUST_PROXY is 0/],
  ['https', 'never opened', address({ openedAt: null }), 'unknown', /Not yet opened/],
  [
    'https',
    'a proxy that keeps quiet',
    address({ openedAt: 'http://kagaz.in' }),
    'todo',
    /as http:.*instead of https:/,
  ],
  ['https', 'another host', address({ openedAt: 'https://10.0.0.7' }), 'todo', /10\.0\.0\.7 instead/],
  ['https', 'an address with a path', address({ publicUrl: 'https://kagaz.in/' }), 'ok', /kagaz/],
  ['payments', 'sandbox', { money: 'sandbox' }, 'todo', /sandbox/],
  ['payments', 'test mode', { money: 'test' }, 'todo', /test mode/],
  ['payments', 'never asked', { keys: null }, 'unknown', /Not checked/],
  ['payments', 'keys refused', { keys: asked('refused') }, 'todo', /refused/],
  ['payments', 'no answer', { keys: asked('away') }, 'unknown', /did not answer/],
  ['webhook', 'test mode', { money: 'test' }, 'todo', /live payment keys/],
  ['webhook', 'never heard', { lastEventAt: null }, 'todo', /Nothing heard/],
  ['courier', 'sandbox', { courier: 'sandbox' }, 'todo', /sandbox/],
  ['courier', 'own delivery', { courier: 'own' }, 'ok', /Own delivery/],
  ['pickup', 'own delivery', { courier: 'own', pickup: null }, 'ok', /Not needed/],
  ['pickup', 'sandbox', { courier: 'sandbox' }, 'todo', /Choose a courier/],
  ['pickup', 'never asked', { pickup: null }, 'unknown', /Not checked/],
  ['pickup', 'unknown there', { pickup: asked('missing') }, 'todo', /no pickup address/],
  ['pickup', 'login refused', { pickup: asked('refused') }, 'todo', /refused/],
  ['wallet', 'own delivery', { courier: 'own', wallet: null }, 'ok', /Not needed/],
  ['wallet', 'never asked', { wallet: null }, 'unknown', /Not checked/],
  ['wallet', 'no answer', { wallet: asked('away') }, 'unknown', /did not answer/],
  ['wallet', 'empty', { wallet: asked('ok', 0) }, 'todo', /empty/],
  ['wallet', 'nearly empty', { wallet: asked('ok', 499) }, 'warning', /₹499/],
  ['wallet', 'filled', { wallet: asked('ok', 1_23_456) }, 'ok', /₹1,23,456/],
  ['mail', 'no server', { mail: { ...READY.mail, hasServer: false } }, 'todo', /No mail server/],
  ['mail', 'not confirmed', { mail: { ...READY.mail, confirmedAt: null } }, 'todo', /Nobody has confirmed/],
  ['backups', 'nowhere', { backups: null }, 'todo', /BACKUP_DIR/],
  ['backups', 'none yet', { backups: { everyMs: HOUR_MS, newestAt: null } }, 'todo', /None made/],
  ['backups', 'twice its time', { backups: { everyMs: HOUR_MS, newestAt: ago(2) } }, 'ok', /newest/],
  ['backups', 'longer', { backups: { everyMs: HOUR_MS, newestAt: ago(2.01) } }, 'todo', /overdue/],
  ['secondFactor', 'one without', { owners: { count: 2, withoutSecondFactor: ['ravi'] } }, 'todo', /ravi/],
  ['secondFactor', 'no owner at all', { owners: { count: 0, withoutSecondFactor: [] } }, 'todo', /no superadmin/],
  ['numbers', 'a test order in the books', { strayNumbers: 1 }, 'todo', /One order/],
]

describe('each line says how it stands and why', () => {
  test.each(CASES)('%s: %s', (check, _, facts, state, detail) => {
    const line = judgeGoLive({ ...READY, ...facts }).find((one) => one.check === check)
    expect(line).toEqual({ check, state, detail: expect.stringMatching(detail) })
  })
})

test('what is not known is as red as what is to be done', () => {
  expect((['ok', 'warning', 'todo', 'unknown'] as const).filter(isRed)).toEqual(['todo', 'unknown'])
})
