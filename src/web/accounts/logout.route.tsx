import { useState } from 'react'
import { useNavigate } from 'react-router'
import { logoutCall } from '#contract/accounts/session.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { syncCart } from '#web/cart/cart-sync.ts'
import { api } from '#web/kit/api.ts'
import { isFailure } from '#web/kit/is-failure.ts'
import { networkFailures } from '#web/kit/network.failures.ts'
import { ACCOUNT_PATH, HOME_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { accountPageTexts } from '#web/session/account-pages.texts.ts'
import { clearSessionData } from '#web/session/clear-session-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'

export default function Logout() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function logOut() {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      // What was put into the cart a moment ago is still told to the shop.
      await syncCart()
      await api(logoutCall)
      await clearSessionData()
      navigate(HOME_PATH, { replace: true })
    } catch (error) {
      const isOffline = isFailure(error) && error.kind === networkFailures.unreachable
      setProblem(isOffline ? accountPageTexts.logoutUnreachable : accountPageTexts.logoutOdd)
      setBusy(false)
    }
  }

  return (
    <FormPage title={t('Log out')} intro={accountPageTexts.logoutQuestion}>
      <Message text={problem} />
      <div className="grid gap-3 sm:flex">
        <Button look="danger" onClick={logOut} aria-disabled={busy}>
          {busy ? t('Logging out...') : t('Confirm Logout')}
        </Button>
        <ButtonLink to={ACCOUNT_PATH}>{t('Stay logged in')}</ButtonLink>
      </div>
    </FormPage>
  )
}

export const meta = privatePageMeta(msg('Log out'), msg('Log out of your Likho account.'))
