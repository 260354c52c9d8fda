import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { accountMeta } from './account-meta.ts'
import { FormPage } from './form-page.tsx'
import { SignedIn } from './signed-in.tsx'
import { TextLink } from './text-link.tsx'

const WAYS = [
  ['/changeDetails', 'Change Details', 'Your name and your email'],
  ['/changePassword', 'Change Password', 'All other devices are logged out'],
  ['/updateAvatar', 'Update Avatar', 'The picture beside your name'],
  ['/mySessions', 'My Devices', 'Where you are logged in'],
  ['/myData', 'My Data', 'Download it, or delete your account'],
] as const

export default function UpdateDetails() {
  return (
    <FormPage title="Update Details">
      <SignedIn>
        {() => (
          <>
            <ul className="-mx-3 divide-y divide-line">
              {WAYS.map(([to, text, about]) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-14 items-center justify-between gap-4 rounded-field px-3 py-2 transition-colors hover:bg-line/60"
                  >
                    <span>
                      <span className="block font-medium">{text}</span>
                      <span className="block text-ink-soft text-small">{about}</span>
                    </span>
                    <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
                  </Link>
                </li>
              ))}
            </ul>
            <p>
              <TextLink to="/user">Back to your account</TextLink>
            </p>
          </>
        )}
      </SignedIn>
    </FormPage>
  )
}

export const meta = accountMeta('Update Details', 'Change what Likho knows about you.')
