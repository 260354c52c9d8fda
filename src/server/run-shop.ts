import cluster from 'node:cluster'
import { type Config, configOfProcess } from './config.ts'
import { collectGarbage } from './platform/collect-garbage.ts'
import { CLOSE_WITHIN_MS, onSignal } from './platform/processes/on-signal.ts'
import { hearPrimary, tellPrimary } from './platform/processes/primary.ts'
import { exitWith } from './platform/startup-error.ts'
import { type OpenPages, startShop } from './start-shop.ts'

const COLLECT_AFTER_MS = 1_000

type Options = {
  /** What is done once, before several processes open the pages. */
  buildPages?: () => Promise<unknown>
  /** However many processes are wanted, this is one: what it serves changes under its hands. */
  isAlone?: boolean
}

/** The shop as `npm start` runs it: a process, or several behind one that starts and ends them. */
export async function runShop(openPages: OpenPages, { buildPages, isAlone = false }: Options = {}): Promise<void> {
  try {
    const config = configOfProcess()
    if (config.processes === 1 || isAlone || cluster.isWorker) return await runProcess(config, openPages)
    const { runProcesses } = await import('./run-processes.ts')
    await runProcesses(config, buildPages)
  } catch (error) {
    exitWith(error)
  }
}

/** Starts, says where it is, closes on a signal, ends with one clear line when it cannot start. */
async function runProcess(config: Config, openPages: OpenPages): Promise<void> {
  const { address, warmed, close } = await startShop(config, openPages, { isPrepared: cluster.isWorker })
  const end = async () => {
    setTimeout(() => process.exit(1), config.drainMs + CLOSE_WITHIN_MS).unref()
    await close()
    process.exit(0)
  }
  if (cluster.isWorker) {
    hearPrimary(end)
    tellPrimary({ ready: address })
  } else {
    onSignal(end)
    console.log(`Likho is ready on ${address}`)
  }
  // What the start and the first pages left behind is most of the memory then.
  await warmed
  setTimeout(collectGarbage, COLLECT_AFTER_MS).unref()
}
