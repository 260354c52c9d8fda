import { useSyncExternalStore } from 'react'
import type { User } from '#contract/accounts/user.ts'
import { sessionUser, watchUser } from './session-user.ts'

/** Who is logged in: null when nobody is, undefined while the page is still as the server made it for everyone. */
export const useSessionUser = () =>
  useSyncExternalStore<User | null | undefined>(watchUser, sessionUser, () => undefined)
