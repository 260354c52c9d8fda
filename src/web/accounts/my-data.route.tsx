import { privatePageMeta } from '#web/kit/private-page-meta.ts'
import { RequireLogin } from '#web/session/require-login.tsx'
import { FormLinks, FormPage } from '#web/ui/form-page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadMyData } from './download-my-data.tsx'

export default function MyData() {
  return (
    <FormPage title="My Data">
      <RequireLogin>
        {(user) => (
          <>
            <DownloadMyData />
            <DeleteAccount user={user} />
            <FormLinks>
              <p>
                <TextLink to="/updateDetails">Back</TextLink>
              </p>
            </FormLinks>
          </>
        )}
      </RequireLogin>
    </FormPage>
  )
}

export const meta = privatePageMeta('My Data', 'What Likho keeps about you, and how to delete it.')
