import { buildPagesIfStale } from './platform/build/build-pages.ts'
import { buildServerIfStale } from './platform/build/build-server.ts'
import { exitWith } from './platform/startup-error.ts'

/** `npm run build`: what a release brings along, so that its first start builds nothing. */
const isBuilt = await Promise.all([buildServerIfStale(), buildPagesIfStale()]).catch(exitWith)
console.log(isBuilt.some(Boolean) ? 'Built' : 'Up to date')
