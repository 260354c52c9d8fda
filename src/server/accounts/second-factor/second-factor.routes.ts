import type { FastifyInstance } from 'fastify'
import {
  beginSecondFactorCall,
  checkProofCall,
  confirmSecondFactorCall,
  getSecondFactorCall,
  proveCall,
  renewRecoveryCodesCall,
  secondFactorLoginCall,
  turnOffSecondFactorCall,
} from '#contract/accounts/second-factor.endpoints.ts'
import { resetSecondFactorCall } from '#contract/admin/users.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { logInByCode } from './log-in-by-code.ts'
import { prove } from './prove.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export default async function secondFactorRoutes(app: FastifyInstance) {
  serve(app, secondFactorLoginCall, logInByCode)
  serve(app, getSecondFactorCall, getSecondFactor)
  serve(app, beginSecondFactorCall, beginSecondFactor)
  serve(app, confirmSecondFactorCall, confirmSecondFactor)
  serve(app, renewRecoveryCodesCall, renewRecoveryCodes)
  serve(app, turnOffSecondFactorCall, turnOffSecondFactor)
  serve(app, resetSecondFactorCall, resetSecondFactor)
  serve(app, proveCall, prove)
  serve(app, checkProofCall, async () => ({}))
}
