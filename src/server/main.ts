import { buildServerIfStale } from './platform/build/build-server.ts'
import { runBuilt } from './platform/build/run-built.ts'
import { StartupError } from './platform/startup-error.ts'

try {
  await buildServerIfStale()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
await runBuilt()
