import type { FastifyInstance } from 'fastify'
import {
  saveSellerContactCall,
  sellerAccountCall,
  sendSellerAgainCall,
} from '#contract/sellers/seller-account.endpoints.ts'
import {
  approveSellerCall,
  sellerListCall,
  sellerLoginCall,
  sellerRegisterCall,
} from '#contract/sellers/sellers.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { approveSeller } from './approve-seller.ts'
import { listSellers } from './list-sellers.ts'
import { loginSeller } from './login-seller.ts'
import { registerSeller } from './register-seller.ts'
import { saveSellerContact } from './save-seller-contact.ts'
import { sellerAccount } from './seller-account.ts'
import { sendSellerAgain } from './send-seller-again.ts'

export default async function sellersRoutes(app: FastifyInstance) {
  serve(app, sellerRegisterCall, registerSeller)
  serve(app, sellerLoginCall, loginSeller)
  serve(app, sellerListCall, listSellers)
  serve(app, approveSellerCall, approveSeller)
  serve(app, sellerAccountCall, sellerAccount)
  serve(app, saveSellerContactCall, saveSellerContact)
  serve(app, sendSellerAgainCall, sendSellerAgain)
}
