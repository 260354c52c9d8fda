import { sessionUser, watchUser } from '#web/kit/session-user.ts'
import { forgetDetails } from './forget-personal.ts'
import { restoreRoot, useRootStore } from './root-store.ts'

/** Names and addresses leave the browser with their owner: at logout and when a session ran out, in every tab. */
export function watchOwner(): () => void {
  let owner = sessionUser()?._id
  if (!owner) forgetLeftovers()
  return watchUser(() => {
    const before = owner
    owner = sessionUser()?._id
    if (before && before !== owner) forgetDetails()
  })
}

/** Of a session that ended while no page was open. */
async function forgetLeftovers(): Promise<void> {
  await restoreRoot()
  if (useRootStore.getState().address.list.length > 0) await forgetDetails()
}
