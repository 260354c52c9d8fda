import { buildPagesIfStale } from './platform/build/build-pages.ts'
import { buildServerIfStale } from './platform/build/build-server.ts'
import { StartupError } from './platform/startup-error.ts'

/** `npm run build`: what a release brings along, so that its first start builds nothing. */
try {
  const isBuilt = [await buildServerIfStale(), await buildPagesIfStale()]
  console.log(isBuilt.some(Boolean) ? 'Built' : 'Up to date')
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
