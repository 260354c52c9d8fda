import type { User } from '#contract/accounts/user.ts'

/** Somebody logged in, as the browser remembers them. */
export const aUser = (over: Partial<User> = {}): User => ({
  _id: 'asha',
  username: 'asha',
  fullName: 'Asha',
  email: 'a@b.in',
  avatar: null,
  coverImage: null,
  role: 'customer',
  ...over,
})
