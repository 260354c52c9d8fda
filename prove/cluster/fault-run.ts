import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { untilWorks } from '#tests/support/until-works.ts'
import { judge, keepLog } from '../faults/judge.ts'
import { openLedger } from '../faults/ledger.ts'
import { type Busy, everybody, whileCalm } from '../faults/people/everybody.ts'
import { keepBusy } from '../faults/people/person.ts'
import { openProviders } from '../faults/providers.ts'
import { mendAll, settleDown } from '../faults/settle-down.ts'
import { fillShelves } from '../faults/shelves.ts'
import { openShops, SHOP, type Shops, WHOLE } from '../faults/shops.ts'
import type { World } from '../faults/world.ts'
import type { Effort, Outcome } from '../part.ts'
import { PHASES, untilSynchronous } from './cluster-faults.ts'
import { figuresOf, type Lived } from './fault-figures.ts'
import { startNginx } from './nginx.ts'
import { type Cluster, openCluster } from './open-cluster.ts'
import { type OwnReads, withOwnReads } from './own-reads.ts'
import { type Heard, kindOf } from './recorder.ts'

const [PROCESSES, SHOPPERS] = [3, 10]
/** Behind by more than anybody needs to look at what they did: read from there, it would be missing. */
const REPLICA_DELAY_MS = 400

/** People shop at three processes behind nginx while one part of the cluster after the other fails. */
export async function runFaults({ seconds, seed }: Effort): Promise<Outcome> {
  const cluster = await openCluster({ replicaDelayMs: REPLICA_DELAY_MS })
  const providers = await openProviders('razorpay')
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const env = { ...WHOLE, ...SHOP, ...providers.env, ...cluster.env }
  const shops = await openShops({ count: PROCESSES, script: 'whole', folder: cluster.folder, env, ports })
  const nginx = await startNginx(ports)
  try {
    const heard: Heard[] = []
    const world: World = {
      seed,
      money: 'razorpay',
      db: cluster.database.db,
      providers,
      shops: { ...shops, addresses: () => [nginx.address] },
      ledger: recordingLedger(heard),
      products: await fillShelves(cluster.database.db, seed),
      callAs: 'browser',
      underWay: [],
    }
    const reads: OwnReads = { looked: 0, wrong: [] }
    const crew = await everybody(world, SHOPPERS)
    const people = crew.map(([person, acts]): Busy => [person, withOwnReads(acts, reads)])
    const lived = await liveThrough(world, people, { cluster, shops, stretchMs: (seconds * 1_000) / PHASES.length })

    world.ledger.isCalm = false
    await mendAll(world)
    await Promise.all(Array.from({ length: PROCESSES }, (_, place) => shops.open(place)))
    await untilWorks(nginx.assertSends, 10_000)
    await whileCalm(world, people)
    process.stderr.write('cluster: settling down\n')
    await settleDown(world)
    const broken = await judge(world)
    const violations = [...broken, ...reads.wrong.map((one) => `a wrong read of one's own write: ${one}`)]
    if (violations.length > 0) await keepLog(seed, `${shops.output()}\n${await nginx.log()}`)
    const { events } = cluster.supervisor
    return { figures: figuresOf({ lived, heard, reads, ledger: world.ledger, broken, events }), violations }
  } finally {
    await nginx.stop()
    await shops.stop()
    await providers.stop()
    await cluster.close()
  }
}

/** One that also notes when each answer came. */
function recordingLedger(heard: Heard[]): World['ledger'] {
  const ledger = openLedger()
  return {
    ...ledger,
    answered: (call, status, ms) => {
      ledger.answered(call, status, ms)
      heard.push({ at: Date.now(), ms, kind: kindOf(call), status })
    },
  }
}

type Setting = { cluster: Cluster; shops: Shops; stretchMs: number }

async function liveThrough(world: World, people: readonly Busy[], setting: Setting): Promise<Lived[]> {
  const { ledger, underWay } = world
  const lived: Lived[] = []
  const end = new AbortController()
  await untilSynchronous(setting.cluster.supervisor)
  const busy = people.map(([person, acts]) => keepBusy(world, person, acts, end.signal, Number.POSITIVE_INFINITY))
  for (const { name, isCalm = false, happens } of PHASES) {
    process.stderr.write(`cluster: ${name}\n`)
    const from = Date.now()
    ledger.isCalm = isCalm
    if (happens) ledger.count(`fault: ${name}`)
    await Promise.all([setTimeout(setting.stretchMs), happens?.(setting)])
    lived.push({ phase: name, isFault: happens !== undefined, from, to: Date.now(), load: loadavg()[0] ?? 0 })
  }
  end.abort()
  await Promise.all(busy)
  // Only now are all of them known.
  await Promise.all(underWay)
  return lived
}
