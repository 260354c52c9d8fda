import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildServerIfStale } from './platform/build/build-server.ts'
import { runBuilt } from './platform/build/run-built.ts'
import { ROOT } from './platform/root.ts'
import { exitWith } from './platform/startup-error.ts'

/** The first start of all: `npm run build` beside it makes the pages while the server is built and the demo goods laid out. */
function buildPagesMeanwhile(): void {
  spawn(process.execPath, [join(ROOT, 'src/server/build.ts')], { stdio: 'ignore' }).unref()
}

await buildServerIfStale(buildPagesMeanwhile).catch(exitWith)
await runBuilt()
