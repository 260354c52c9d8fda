import { create } from 'zustand'
import { ROLES } from '#contract/accounts/roles.ts'
import type { User } from '#contract/accounts/user.ts'

const KEY = 'user'
/** The same once more for whoever sells. */
const SELLER_KEY = 'seller'

/** `user` is undefined until local storage has been read, as in the page that the server rendered for everyone. */
export const useSession = create<{ user: User | null | undefined }>(() => ({ user: undefined }))

/** The text that was read last, so that an unchanged text is the same user each time. */
let lastText: string | null | undefined

/** Who is logged in on this browser, as far as the pages know; the cookies alone decide. */
export function sessionUser(): User | null {
  const text = readText()
  if (text !== lastText) setUser(text, parseUser(text))
  return useSession.getState().user ?? null
}

/** Keeps the details of whoever logged in. The tokens are no part of them. */
export function keepUser(user: User): void {
  const text = JSON.stringify(user)
  writeStorage((storage) => {
    storage.setItem(KEY, text)
    if (user.role === 'seller') storage.setItem(SELLER_KEY, text)
    else storage.removeItem(SELLER_KEY)
  })
  if (text !== lastText) setUser(text, user)
}

export function forgetUser(): void {
  if (sessionUser() === null) return
  writeStorage((storage) => {
    storage.removeItem(KEY)
    storage.removeItem(SELLER_KEY)
  })
  setUser(null, null)
}

/** Calls back when the user changes, in this tab or in another one. */
export const watchUser = (onChange: () => void): (() => void) =>
  useSession.subscribe((now, before) => {
    if (now.user !== before.user) onChange()
  })

/** Where storage is forbidden the user lasts as long as the page. */
function readText(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return lastText ?? null
  }
}

function writeStorage(write: (storage: Storage) => void): void {
  try {
    write(window.localStorage)
  } catch {
    // The pages go on with what they have in memory.
  }
}

function setUser(text: string | null, user: User | null): void {
  lastText = text
  useSession.setState({ user })
}

function parseUser(text: string | null): User | null {
  try {
    const kept = JSON.parse(text ?? 'null')
    return isUser(kept) ? kept : null
  } catch {
    return null
  }
}

/** Checked by hand: every page has the avatar in its corner, and few have use for a schema library. */
function isUser(kept: unknown): kept is User {
  if (typeof kept !== 'object' || kept === null) return false
  const { _id, username, fullName, email, avatar, role } = kept as Record<keyof User, unknown>
  const texts = [_id, username, fullName, email].every((value) => typeof value === 'string')
  return texts && (avatar === null || typeof avatar === 'string') && ROLES.some((one) => one === role)
}

// In a browser only: what is there already, and what other tabs write.
if (typeof addEventListener === 'function') {
  sessionUser()
  addEventListener('storage', sessionUser)
}
