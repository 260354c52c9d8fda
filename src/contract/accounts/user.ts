import { z } from 'zod'
import { GRANTS } from './permissions.ts'
import { ROLES } from './roles.ts'

/** An account as its owner sees it. */
export const user = z.object({
  _id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** The address of a small square-ish picture, or null. */
  avatar: z.string().nullable(),
  coverImage: z.string().nullable(),
  role: z.enum(ROLES),
  /** Whoever registered as a seller. */
  approved: z.boolean().optional(),
  gstNumber: z.string().optional(),
  /** Of an admin whose permissions the owner has limited: what is left of them. */
  limitedTo: z.array(z.enum(GRANTS)).optional(),
  /** Of staff: whether their login takes a second step. `missing` is off where the shop insists on it. */
  secondFactor: z.enum(['on', 'off', 'missing']).optional(),
})
export type User = z.output<typeof user>

/** How the user detail is answered: the avatar also stands beside the user. */
export const userDetail = z.object({ user, avatar: z.string().nullable() })
export type UserDetail = z.output<typeof userDetail>

export const session = z.object({
  _id: z.string(),
  /** "Chrome on Android", or "Unknown device". */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = z.output<typeof session>
