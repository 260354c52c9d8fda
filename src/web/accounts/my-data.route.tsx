import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { PageError } from '#web/session/page-error.tsx'
import { requireLogin } from '#web/session/require-login.ts'
import { WaitingForUser } from '#web/session/waiting-for-user.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadMyData } from './download-my-data.tsx'

export const clientLoader = () => requireLogin()

export default function MyData() {
  return (
    <Page>
      <DownloadMyData />
      <DeleteAccount user={useLoaderData<typeof clientLoader>()} />
      <FormLinks>
        <p>
          <TextLink to={UPDATE_DETAILS_PATH}>{t('Back')}</TextLink>
        </p>
      </FormLinks>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => <FormPage title={t('My data')}>{children}</FormPage>

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

export const meta = privatePageMeta(msg('My data'), msg('See what Likho keeps about you, and delete it.'))
