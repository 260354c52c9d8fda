import type { FastifyInstance } from 'fastify'
import { deleteAccountCall, downloadMyDataCall } from '#contract/accounts/profile.endpoints.ts'
import { deleteUserCall } from '#contract/admin/users.endpoints.ts'
import { deleteSellerCall } from '#contract/sellers/sellers.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteUserByStaff } from './delete-user.ts'
import { downloadMyData } from './download-my-data.ts'

export default async function privacyRoutes(app: FastifyInstance) {
  serve(app, downloadMyDataCall, downloadMyData)
  serve(app, deleteAccountCall, deleteAccount)
  serve(app, deleteUserCall, deleteUserByStaff)
  serve(app, deleteSellerCall, deleteUserByStaff)
}
