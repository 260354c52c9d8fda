import { accountMeta } from './account-meta.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadMyData } from './download-my-data.tsx'
import { FormLinks, FormPage } from './form-page.tsx'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'

export default function MyData() {
  return (
    <FormPage title="My Data">
      <SignedIn>
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
      </SignedIn>
    </FormPage>
  )
}

export const meta = accountMeta('My Data', 'What Likho keeps about you, and how to delete it.')
