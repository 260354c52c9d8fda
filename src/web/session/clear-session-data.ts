import { forgetUser } from '#web/kit/session-user.ts'
import { forgetPersonal } from '#web/stores/forget-personal.ts'
import { dropMark } from '#web/stores/sync-mark.ts'

/**
 * Ends a session in the browser by the person's own will. First the mark, so that the emptied cart is not taken for a
 * change of the shopper's; the user last, when other tabs find nothing any more.
 */
export async function clearSessionData(): Promise<void> {
  dropMark()
  await forgetPersonal()
  forgetUser()
}
