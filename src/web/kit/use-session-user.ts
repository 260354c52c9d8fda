import { useSession } from './session-user.ts'

/** Who is logged in: null when nobody is, undefined while the page is still as the server made it for everyone. */
export const useSessionUser = () => useSession(({ user }) => user)
