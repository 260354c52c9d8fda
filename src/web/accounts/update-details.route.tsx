import { FileDown, ImageUp, KeyRound, MonitorSmartphone, UserPen } from 'lucide-react'
import { accountMeta } from './account-meta.ts'
import { FormLinks, FormPage } from './form-page.tsx'
import { LinkRow } from './link-row.tsx'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'

const WAYS = [
  { to: '/changeDetails', icon: UserPen, text: 'Change Details', about: 'Your name and your email' },
  { to: '/changePassword', icon: KeyRound, text: 'Change Password', about: 'Logs out your other devices' },
  { to: '/updateAvatar', icon: ImageUp, text: 'Update Avatar', about: 'The picture beside your name' },
  { to: '/mySessions', icon: MonitorSmartphone, text: 'My Devices', about: 'Where you are logged in' },
  { to: '/myData', icon: FileDown, text: 'My Data', about: 'Download it, or delete your account' },
]

export default function UpdateDetails() {
  return (
    <FormPage title="Update Details">
      <SignedIn>
        {() => (
          <>
            <ul className="-mx-4 grid gap-1">
              {WAYS.map((way) => (
                <li key={way.to} className="rounded-field">
                  <LinkRow {...way} />
                </li>
              ))}
            </ul>
            <FormLinks>
              <p>
                <TextLink to="/user">Back to your account</TextLink>
              </p>
            </FormLinks>
          </>
        )}
      </SignedIn>
    </FormPage>
  )
}

export const meta = accountMeta('Update Details', 'Change what Likho knows about you.')
