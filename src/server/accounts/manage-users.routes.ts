import type { FastifyInstance } from 'fastify'
import { updateUserPostCall, userListCall } from '#contract/admin/users.endpoints.ts'
import { serve } from '#server/platform/serve.ts'
import { changeRole } from './change-role.ts'
import { listPeople } from './list-people.ts'

export default async function manageUsersRoutes(app: FastifyInstance) {
  serve(app, userListCall, listPeople)
  serve(app, updateUserPostCall, changeRole)
}
