import { builtPages } from './platform/built-pages.ts'
import { runShop } from './run-shop.ts'

await runShop(builtPages)
