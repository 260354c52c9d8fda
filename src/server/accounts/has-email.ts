import type { AccountCtx } from '#server/platform/http/context.ts'
import { accountById } from './users.store.ts'

/** Whether the caller is logged in under this address, which they have proven then. */
export async function hasEmail({ db, actor }: Pick<AccountCtx, 'db' | 'actor'>, email: string): Promise<boolean> {
  const account = actor && (await accountById(db, actor.id))
  return account?.email.toLowerCase() === email.toLowerCase()
}
