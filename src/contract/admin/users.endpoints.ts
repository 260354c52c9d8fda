import { z } from 'zod'
import { GRANTS } from '#contract/accounts/permissions.ts'
import { ROLES } from '#contract/accounts/roles.ts'
import { secondFactorFailures } from '#contract/accounts/second-factor.failures.ts'
import { user } from '#contract/accounts/user.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { pageOf, paging } from '#contract/platform/paging.ts'
import { userFailures } from './user-rules.ts'

export const listedUser = user.extend({ createdAt: z.iso.datetime() })
export type ListedUser = z.output<typeof listedUser>

export const USER_SORTS = ['newest', 'name'] as const

/** What every list of people takes. */
export const peopleQuery = paging.extend({
  search: z.string().trim().max(100).optional(),
  sort: z.enum(USER_SORTS).default('newest'),
})

const byId = z.object({ id: z.uuid('Not a valid user id') })

/** What cannot be a role is refused in words. */
const givenRole = z.enum(ROLES, userFailures.unknownRole.text)

export const userListCall = endpoint('userList', 'GET', '/api/v1/users/userList', {
  who: 'manageUsers',
  summary: 'The accounts, a page at a time; searches name, username and email.',
  input: peopleQuery.extend({ role: z.enum(ROLES).optional() }),
  answer: pageOf(listedUser),
  failures: [userFailures.badCursor],
})

export const updateUserPostCall = endpoint('updateUserPost', 'POST', '/api/v1/users/updateUserPost/:id', {
  who: 'manageUsers',
  proof: true,
  summary: 'Changes the role of an account. Nobody can grant a role above their own.',
  input: byId.extend({ role: givenRole }),
  answer: z.object({ message: z.string(), user }),
  failures: [
    userFailures.unknownUser,
    userFailures.ownRole,
    userFailures.aboveYou,
    userFailures.sellersNotYours,
    userFailures.lastSuperadmin,
    userFailures.noGstin,
    userFailures.notApproved,
  ],
})

export const listStaffCall = endpoint('listStaff', 'GET', '/api/v2/admin/staff', {
  who: 'manageSettings',
  summary: 'Every admin and superadmin, by name, with what the admins are limited to.',
  answer: z.object({ data: z.array(listedUser) }),
})

export const limitPermissionsCall = endpoint('limitPermissions', 'POST', '/api/v2/admin/staff/:id', {
  who: 'manageSettings',
  proof: true,
  summary: 'Says which of their role’s permissions an admin has. It counts from their next call on.',
  input: byId.extend({ grants: z.array(z.enum(GRANTS)) }),
  answer: z.object({ message: z.string(), data: listedUser }),
  failures: [userFailures.unknownUser, userFailures.notAdmin],
})

export const resetSecondFactorCall = endpoint('resetSecondFactor', 'POST', '/api/v1/users/resetSecondFactor/:id', {
  who: 'resetSecondFactors',
  proof: true,
  summary:
    'Resets two-step login for someone who lost both phone and recovery codes. They are logged out and told by email.',
  input: byId,
  answer: z.object({ message: z.string() }),
  failures: [userFailures.unknownUser, userFailures.ownSecondFactor, secondFactorFailures.notOn],
})

export const deleteUserCall = endpoint('deleteUser', 'DELETE', '/api/v1/users/deleteUser/:id', {
  who: 'manageUsers',
  proof: true,
  summary: 'Deletes an account. Its orders stay without its name; its reviews show Anonymous.',
  input: byId,
  answer: z.object({ message: z.string() }),
  failures: [
    userFailures.unknownUser,
    userFailures.ownAccount,
    userFailures.aboveYou,
    userFailures.sellersNotYours,
    userFailures.lastSuperadmin,
  ],
})
