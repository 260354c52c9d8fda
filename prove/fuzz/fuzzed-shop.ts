import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '#server/platform/db/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { startAiStandIn } from '#tests/support/ai-stand-in.ts'
import { payInSandbox } from '#tests/support/buying.ts'
import { startRazorpayStandIn } from '#tests/support/razorpay-stand-in.ts'
import { saveRealIdentity } from '#tests/support/real-identity.ts'
import { startPostgres } from '#tests/support/real-postgres.ts'
import { startShiprocketStandIn } from '#tests/support/shiprocket-stand-in.ts'
import { type ShopProcess, startProcess } from '#tests/support/shop-process.ts'
import { SHOP_SECRET } from '#tests/support/shoppers.ts'
import { smtpStandIn } from '#tests/support/smtp-stand-in.ts'
import type { Ask, Send } from './ask.ts'
import { sendBytes } from './broken-http.ts'
import type { Pay } from './purchase.ts'
import { sendTo } from './send-http.ts'

export type FuzzedShop = {
  db: Db
  send: Send
  pay: Pay
  /** What the process itself shows to have gone wrong: errors in its log, threads that broke, its end. */
  faults: () => Promise<string[]>
  /** Stopped and started on what was left behind, it serves. */
  startsAgain: () => Promise<string[]>
}

const METRICS_TOKEN = 'a token of 24 characters'
const CONNECTIONS = 16
const LONGEST_LINE = 4_000
const READY = /ready on (\S+)/

/** The shop in production mode beside a real Postgres, behind one proxy: every request may come from another address. */
export async function withFuzzedShop(
  providers: 'sandboxes' | 'stand-ins',
  run: (shop: FuzzedShop) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'likho-fuzz-'))
  const postgres = await startPostgres()
  const outside = await openOutside(providers)
  const env = {
    NODE_ENV: 'production',
    ALLOW_SANDBOX: '1',
    SEED: 'demo',
    SESSION_SECRET: SHOP_SECRET,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    METRICS_TOKEN,
    API_DOCS: '1',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    ...outside.env,
  }
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
  let running = await started(env)
  await saveRealIdentity(database.db)
  try {
    await run({
      db: database.db,
      send: (ask) => running.send(ask),
      pay: outside.pay,
      faults: () => faultsOfProcess(running),
      startsAgain: async () => {
        const code = await running.stop()
        running = await started(env)
        const home = await running.send(asVisitor('/shop'))
        return [
          ...(code === 0 ? [] : [`the shop ended with code ${code} when it was stopped`]),
          ...(home.status === 200 ? [] : [`after the fuzzing /shop answers ${home.status}`]),
        ]
      },
    })
  } finally {
    await running.stop()
    await database.close()
    await outside.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const asVisitor = (url: string, headers = {}): Ask => ({
  number: 0,
  aim: 'page',
  as: 'visitor',
  method: 'GET',
  url,
  headers,
})

type Running = {
  process: ShopProcess
  send: Send
  stop: () => Promise<number | null>
  ended: () => boolean
}

async function started(env: Record<string, string>): Promise<Running> {
  const process = startProcess(env)
  await process.says('ready on')
  const address = READY.exec(process.output())?.[1] ?? ''
  const { send, close } = sendTo(address, CONNECTIONS)
  let isOver = false
  process.ended.then(() => {
    isOver = true
  })
  return {
    process,
    send: (ask) => (ask.aim === 'broken HTTP' ? sendBytes(address, ask) : send(ask)),
    ended: () => isOver,
    stop: async () => {
      close()
      process.kill('SIGTERM')
      return process.ended
    },
  }
}

async function faultsOfProcess({ process, send, ended }: Running): Promise<string[]> {
  if (ended()) return [`the shop ended: ${process.output().slice(-1_000)}`]
  const lines = process.output().split('\n')
  const errors = lines.filter((line) => /"level":(50|60)|unhandled|uncaught|Warning:/i.test(line))
  const { body } = await send(asVisitor('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` }))
  const restarts = Number(/^likho_page_thread_restarts_total (\d+)/m.exec(body.toString())?.[1] ?? Number.NaN)
  return [
    ...[...new Set(errors)].slice(0, 10).map((line) => `the shop logs an error: ${line.slice(0, LONGEST_LINE)}`),
    ...(restarts === 0 ? [] : [`threads that render pages broke: ${restarts}`]),
  ]
}

async function openOutside(providers: 'sandboxes' | 'stand-ins') {
  if (providers === 'sandboxes') return { env: { COURIER: 'sandbox' }, pay: payInSandbox as Pay, close: async () => {} }
  const razorpay = await startRazorpayStandIn()
  const [courier, ai, mail] = [await startShiprocketStandIn(), await startAiStandIn(), await smtpStandIn()]
  ai.behave({ pieces: ['A fine pen. ', 'It writes.'] })
  const pay: Pay = async (_, paymentOrderId) => razorpay.pay(paymentOrderId)
  return {
    env: { ...razorpay.env, ...courier.env, ...ai.env, SMTP_URL: mail.url, MAIL_FROM: 'shop@likho.example' },
    pay,
    close: async () => {
      await Promise.all([razorpay.stop(), courier.goAway(), ai.stop(), mail.goAway()])
    },
  }
}
