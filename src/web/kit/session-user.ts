import { ROLES } from '#contract/accounts/permissions.ts'
import type { User } from '#contract/accounts/user.ts'

const KEY = 'user'
/** The same once more for whoever sells. */
const SELLER_KEY = 'seller'
const CHANGED = 'likho:user'

/** The text that was last read and what it means, so that an unchanged text is the same user each time. */
let seen: { text: string | null; user: User | null } = { text: null, user: null }

/** Who is logged in on this browser, as far as the pages know; the cookies alone decide. */
export function sessionUser(): User | null {
  const text = readText()
  if (text !== seen.text) seen = { text, user: userIn(text) }
  return seen.user
}

/** Keeps the details of whoever logged in. The tokens are no part of them. */
export function keepUser(user: User): void {
  const text = JSON.stringify(user)
  seen = { text, user }
  store((storage) => {
    storage.setItem(KEY, text)
    if (user.role === 'seller') storage.setItem(SELLER_KEY, text)
    else storage.removeItem(SELLER_KEY)
  })
}

export function forgetUser(): void {
  if (sessionUser() === null) return
  seen = { text: null, user: null }
  store((storage) => {
    storage.removeItem(KEY)
    storage.removeItem(SELLER_KEY)
  })
}

/** Tells when the user changes, in this tab or in another one. */
export function watchUser(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell)
  window.addEventListener('storage', tell)
  return () => {
    window.removeEventListener(CHANGED, tell)
    window.removeEventListener('storage', tell)
  }
}

/** Where storage is forbidden the user lasts as long as the page. */
function readText(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return seen.text
  }
}

function store(act: (storage: Storage) => void): void {
  try {
    act(window.localStorage)
  } catch {
    // The pages go on with what they have seen.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function userIn(text: string | null): User | null {
  try {
    const kept = JSON.parse(text ?? 'null')
    return isUser(kept) ? kept : null
  } catch {
    return null
  }
}

/** Looked at by hand: every page has the avatar in its corner, and few have use for a schema library. */
function isUser(kept: unknown): kept is User {
  if (typeof kept !== 'object' || kept === null) return false
  const { _id, username, fullName, email, avatar, role } = kept as Record<keyof User, unknown>
  const texts = [_id, username, fullName, email].every((value) => typeof value === 'string')
  return texts && (avatar === null || typeof avatar === 'string') && ROLES.some((one) => one === role)
}
