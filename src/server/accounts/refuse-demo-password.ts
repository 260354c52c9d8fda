import type { Db } from '#server/platform/db/database.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { DEMO_CUSTOMER } from './demo-customer.ts'
import { verifySecret } from './password-hash.ts'
import { firstSuperadmins } from './users.store.ts'

/** For production: a shop that was tried out first may have been given the password that the README names. */
export async function refuseDemoPassword(db: Db): Promise<void> {
  for (const { username, passwordHash } of await firstSuperadmins(db)) {
    if (!(await verifySecret(DEMO_CUSTOMER.password, passwordHash))) continue
    throw new StartupError(
      `The superadmin ${username} still has the demo password, which everyone knows. ` +
        'Start without NODE_ENV=production, change it, then start again.',
    )
  }
}
