import { resolve } from 'node:path'
import { archiveOldShop } from './old-shop.ts'

/** node prove/backup/make-fixture.ts CHECKOUT FOLDER: a backup of what an older Likho sold (tests/fixtures/README.md). */
const [checkout = '', folder = ''] = process.argv.slice(2).map((path) => resolve(path))
await archiveOldShop(checkout, folder)
process.exit(0)
