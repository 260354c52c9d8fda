import { configOfProcess } from './config.ts'
import { collectGarbage } from './platform/collect-garbage.ts'
import type { PageSource } from './platform/page-source.ts'
import { exitWith } from './platform/startup-error.ts'
import { startShop } from './start-shop.ts'

const CLOSE_WITHIN_MS = 10_000
const COLLECT_AFTER_MS = 1_000

/** The shop as a process: starts, says where it is, closes on a signal, ends with one clear line when it cannot start. */
export async function runShop(openPages: () => Promise<PageSource>): Promise<void> {
  try {
    const { address, warmed, close } = await startShop(configOfProcess(), openPages)
    closeOnSignal(close)
    console.log(`Likho is ready on ${address}`)
    // What the start and the first pages left behind is most of the memory then.
    await warmed
    setTimeout(collectGarbage, COLLECT_AFTER_MS).unref()
  } catch (error) {
    exitWith(error)
  }
}

/** Ctrl-C or SIGTERM: no new requests, those in flight finish, then the database closes. A second signal ends at once. */
function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
      await close()
      process.exit(0)
    })
  }
}
