import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Two thousand files are read at the start. Compiled, and with their types stripped, they are kept for the next one; where
// that folder cannot be written to, the start just takes longer.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/likho'))

const { builtPages } = await import('./platform/built-pages.ts')
const { runShop } = await import('./run-shop.ts')
await runShop(builtPages)
