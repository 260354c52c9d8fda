import { FileDown, ImageUp, KeyRound, MonitorSmartphone, ShieldCheck, UserPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg, t } from '#contract/platform/t.ts'
import {
  ACCOUNT_PATH,
  CHANGE_DETAILS_PATH,
  CHANGE_PASSWORD_PATH,
  MY_DATA_PATH,
  RECENT_ACTIVITY_PATH,
  SESSIONS_PATH,
  UPDATE_AVATAR_PATH,
} from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LinkRow } from './link-row.tsx'

const WAYS = [
  { to: CHANGE_DETAILS_PATH, icon: UserPen, text: msg('Change details'), about: msg('Your name and email') },
  { to: CHANGE_PASSWORD_PATH, icon: KeyRound, text: msg('Change password'), about: msg('Logs out your other devices') },
  { to: UPDATE_AVATAR_PATH, icon: ImageUp, text: msg('Update avatar'), about: msg('The picture beside your name') },
  { to: SESSIONS_PATH, icon: MonitorSmartphone, text: msg('My devices'), about: msg('Where you’re logged in') },
  {
    to: RECENT_ACTIVITY_PATH,
    icon: ShieldCheck,
    text: msg('Recent activity'),
    about: msg('Logins and changes to your account'),
  },
  { to: MY_DATA_PATH, icon: FileDown, text: msg('My data'), about: msg('Download your data or delete your account') },
]

export const clientLoader = () => requireLogin()

export default function UpdateDetails() {
  return (
    <Page>
      <ul className="-mx-4 grid gap-1">
        {WAYS.map(({ text, about, ...way }) => (
          <li key={way.to} className="rounded-field">
            <LinkRow {...way} text={t(text)} about={t(about)} />
          </li>
        ))}
      </ul>
      <FormLinks>
        <p>
          <TextLink to={ACCOUNT_PATH}>{t('Back to your account')}</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => <FormPage title={t('Update Details')}>{children}</FormPage>

export const HydrateFallback = () => (
  <Page>
    <WaitingForUser />
  </Page>
)

export const ErrorBoundary = () => (
  <Page>
    <PageError />
  </Page>
)

export const meta = privatePageMeta(msg('Update Details'), msg('Change your details, password and avatar.'))
