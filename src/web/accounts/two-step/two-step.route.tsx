import { type ReactNode, useState } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { meCall } from '#contract/accounts/profile.endpoints.ts'
import { getSecondFactorCall } from '#contract/accounts/second-factor.endpoints.ts'
import { msg, t } from '#contract/platform/t.ts'
import { api } from '#web/kit/api.ts'
import { ACCOUNT_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { keepUser } from '#web/kit/session-user.ts'
import { PageError } from '#web/session/page-error.tsx'
import { ProofHost } from '#web/session/proof-host.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { safeNext } from '#web/session/safe-next.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ManageTwoStep } from './manage-two-step.tsx'
import { RecoveryCodes, type ShownCodes } from './recovery-codes.tsx'
import { SetUpTwoStep } from './set-up-two-step.tsx'

/** The details are loaded as well: whether the shop insists on it is said there. */
export async function clientLoader() {
  requireLogin()
  const { data } = await api(getSecondFactorCall)
  keepUser((await api(meCall)).data.user)
  return data
}

export default function TwoStep() {
  const { since, recoveryCodesLeft, isRequired } = useLoaderData<typeof clientLoader>()
  const [search] = useSearchParams()
  const [codes, setCodes] = useState<ShownCodes>()
  const [turnedOff, setTurnedOff] = useState<string>()
  const next = safeNext(search.get('next'))
  if (codes) {
    return (
      <Page
        intro={t('Save these codes now. You won’t see them again. If you lose your phone, each code logs you in once.')}
      >
        <RecoveryCodes {...codes} next={next} />
      </Page>
    )
  }
  return (
    <Page intro={t(INTRO)}>
      {turnedOff && !since && <Message tone="good" text={turnedOff} ref={focusOnMount} />}
      {isRequired && !since && <Message tone="plain" text={t(REQUIRED)} />}
      {since ? (
        <ManageTwoStep since={since} codesLeft={recoveryCodesLeft} onCodes={setCodes} onOff={setTurnedOff} />
      ) : (
        <SetUpTwoStep onDone={setCodes} />
      )}
      <ProofHost />
      <FormLinks>
        <p>
          <TextLink to={ACCOUNT_PATH}>{t('Back to your account')}</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const INTRO = msg(
  'After your password, enter a code from an app on your phone. A stolen password alone won’t open your account.',
)
const REQUIRED = msg('Your role needs two-step login. Set it up to continue.')

const Page = ({ children, intro }: { children: ReactNode; intro?: string }) => (
  <FormPage title={t('Two-step login')} intro={intro}>
    {children}
  </FormPage>
)

export const HydrateFallback = () => (
  <Page intro={t(INTRO)}>
    <WaitingForUser />
  </Page>
)

export const ErrorBoundary = () => (
  <Page intro={t(INTRO)}>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(msg('Two-step login'), msg('Protect your Likho login with a code from your phone.'))
