import { sessionUser, watchUser } from '#web/kit/session-user.ts'

/** Fetched ahead, once the page is awake: when a session ends there may be no network. */
const load = () => import('./forget-personal.ts')

/**
 * Names and addresses leave the browser with their owner: at logout and when a session ran out, in every tab and on every
 * page, also those of staff. What could not be done is done when the network is back.
 */
export function watchOwner(): () => void {
  let owner = sessionUser()?._id
  let due: 'forgetLeftovers' | 'forgetDetails' | undefined = owner ? undefined : 'forgetLeftovers'
  let forget: Awaited<ReturnType<typeof load>> | undefined

  async function catchUp() {
    forget ??= await load().catch(() => undefined)
    if (!forget || !due) return
    const what = due
    due = undefined
    await forget[what]()
  }

  const stopWatching = watchUser(() => {
    const before = owner
    owner = sessionUser()?._id
    if (!before || before === owner) return
    due = 'forgetDetails'
    catchUp()
  })
  window.addEventListener('online', catchUp)
  catchUp()
  return () => {
    stopWatching()
    window.removeEventListener('online', catchUp)
  }
}
