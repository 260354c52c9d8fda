import type { FastifyInstance } from 'fastify'
import {
  cancelEmailChangeCall,
  confirmEmailCall,
  emailChangeCall,
  resendEmailChangeCall,
  stopEmailChangeCall,
} from '#contract/accounts/email-change.endpoints.ts'
import {
  changePasswordCall,
  meCall,
  updateAvatarCall,
  updateDetailsCall,
} from '#contract/accounts/profile.endpoints.ts'
import {
  forgotPasswordCall,
  registerCall,
  resendOtpCall,
  resetPasswordCall,
  verifyOtpCall,
} from '#contract/accounts/registration.endpoints.ts'
import {
  endSessionCall,
  listSessionsCall,
  loginCall,
  logoutCall,
  logoutEverywhereCall,
  refreshTokenCall,
} from '#contract/accounts/session.endpoints.ts'
import { limitPermissionsCall, listStaffCall, userListCall } from '#contract/admin/users.endpoints.ts'
import { signUploadCall } from '#contract/images/uploads.endpoints.ts'
import { userSecurityEventsCall } from '#contract/security/security.endpoints.ts'
import { serve } from '#server/platform/http/serve.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { forgotPassword } from './forgot-password.ts'
import { limitPermissions, listStaff } from './limit-permissions.ts'
import { endSession, listSessions } from './list-sessions.ts'
import { listUserSecurityEvents } from './list-user-security-events.ts'
import { listUsers } from './list-users.ts'
import { login } from './login.ts'
import { logout, logoutEverywhere } from './logout.ts'
import { cancelEmailChange, getEmailChange, resendEmailChange } from './pending-email-change.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resendOtp } from './resend-otp.ts'
import { resetPassword } from './reset-password.ts'
import { signUpload } from './sign-upload.ts'
import { stopEmailChange } from './stop-email-change.ts'
import { updateAvatar } from './update-avatar.ts'
import { updateDetails } from './update-details.ts'
import { me } from './user-detail.ts'
import { verifyOtp } from './verify-otp.ts'

export default async function accountsRoutes(app: FastifyInstance) {
  serve(app, signUploadCall, signUpload)
  serve(app, registerCall, register)
  serve(app, verifyOtpCall, verifyOtp)
  serve(app, resendOtpCall, resendOtp)
  serve(app, forgotPasswordCall, forgotPassword)
  serve(app, resetPasswordCall, resetPassword)
  serve(app, loginCall, (ctx, input) => login(ctx, input))
  serve(app, refreshTokenCall, refreshSession)
  serve(app, logoutCall, logout)
  serve(app, logoutEverywhereCall, logoutEverywhere)
  serve(app, listSessionsCall, listSessions)
  serve(app, endSessionCall, endSession)
  serve(app, meCall, me)
  serve(app, updateDetailsCall, updateDetails)
  serve(app, emailChangeCall, getEmailChange)
  serve(app, resendEmailChangeCall, resendEmailChange)
  serve(app, cancelEmailChangeCall, cancelEmailChange)
  serve(app, confirmEmailCall, confirmEmail)
  serve(app, stopEmailChangeCall, stopEmailChange)
  serve(app, updateAvatarCall, updateAvatar)
  serve(app, changePasswordCall, changePassword)
  serve(app, userListCall, listUsers)
  serve(app, listStaffCall, listStaff)
  serve(app, limitPermissionsCall, limitPermissions)
  serve(app, userSecurityEventsCall, listUserSecurityEvents)
}
