import { buildPagesIfStale } from './platform/build-pages.ts'
import { StartupError } from './platform/startup-error.ts'

try {
  console.log((await buildPagesIfStale()) ? 'Pages built' : 'Pages are up to date')
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
