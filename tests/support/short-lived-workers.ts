import cluster from 'node:cluster'
import { keepWorkers } from '#server/platform/processes/keep-workers.ts'
import { tellPrimary } from '#server/platform/processes/primary.ts'

const limits = { quicklyMs: 60_000, firstPauseMs: 1, longestPauseMs: 5, mostQuickEnds: 3 }

/** Two processes that come up and end at once, again and again, for the test of who keeps them. */
if (cluster.isWorker) {
  tellPrimary({ ready: 'nowhere' })
  setTimeout(() => process.exit(7), 50)
} else {
  const workers = keepWorkers({ count: 2, closeWithinMs: 1_000, onGivenUp: () => process.exit(1), limits })
  console.log('ready', await workers.open())
}
