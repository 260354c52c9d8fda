import type { FastifyInstance } from 'fastify'
import {
  approveSellerCall,
  sellerListCall,
  sellerLoginCall,
  sellerRegisterCall,
  updateSellerRoleCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { changeRole } from '#server/accounts/change-role.ts'
import { serve } from '#server/platform/serve.ts'
import { approveSeller } from './approve-seller.ts'
import { listSellers } from './list-sellers.ts'
import { loginSeller } from './login-seller.ts'
import { registerSeller } from './register-seller.ts'

export default async function sellersRoutes(app: FastifyInstance) {
  serve(app, sellerRegisterCall, registerSeller)
  serve(app, sellerLoginCall, loginSeller)
  serve(app, sellerListCall, listSellers)
  serve(app, approveSellerCall, approveSeller)
  serve(app, updateSellerRoleCall, changeRole)
}
