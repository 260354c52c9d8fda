import { buildPagesIfStale } from './platform/build/build-pages.ts'
import { builtPages } from './platform/pages/built-pages.ts'
import { runShop } from './run-shop.ts'

/** What `npm start` runs, once it is built. */
await runShop(builtPages, { buildPages: buildPagesIfStale })
