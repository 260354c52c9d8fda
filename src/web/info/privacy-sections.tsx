import { Link } from 'react-router'
import { GRIEVANCE_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { GRIEVANCE_MAIL, GRIEVANCE_OFFICER, HELP_MAIL } from '#web/kit/shop-contact.ts'
import { DATA_RETENTION } from './data-retention.ts'
import type { Section } from './document-page.tsx'
import { FactsTable } from './facts-table.tsx'
import { MailLink } from './mail-link.tsx'
import { OwnerAddress } from './owner-address.tsx'

export const PRIVACY: readonly Section[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <OwnerAddress />
        <p>
          For questions about your data ask {GRIEVANCE_OFFICER.name}, {GRIEVANCE_OFFICER.designation}, at{' '}
          <MailLink to={GRIEVANCE_MAIL} />.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, why and how long',
    body: (
      <>
        <FactsTable
          caption="Personal data, purpose and time kept"
          head={['What', 'What for', 'How long']}
          rows={DATA_RETENTION}
        />
        <p>
          Nothing else, and for nothing else. We show no advertising, keep no profile for others and sell no data. What
          is no longer needed is erased, or stripped of everything that points to you.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>The shop sets no cookies for advertising or for following you elsewhere. These are its own:</p>
        <ul>
          <li>two cookies that keep you logged in, one for 15 minutes and one for 30 days,</li>
          <li>one with a random number, so that recommendations fit what you looked at,</li>
          <li>
            your cart, the product you last opened, an order in the making, your chosen address and the light or dark
            theme, in the browser’s own storage. Cart, order and address leave it when you log out; the rest stays until
            you clear it.
          </li>
          <li>
            the pages and pictures you looked at last, and your wishlist, so that you can read them offline. They leave
            it when you log out.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees it',
    body: (
      <ul>
        <li>
          <strong>Razorpay</strong> handles payments and sees what a payment needs. Your card number goes to it
          directly, never to us.
        </li>
        <li>
          <strong>Shiprocket and the courier</strong> see your name, address and phone number, so that the parcel finds
          you.
        </li>
        <li>
          <strong>The seller</strong> of a product you ordered sees the lines of the order that concern it.
        </li>
        <li>
          <strong>Our mail and hosting providers</strong> carry the data for us and may use it for nothing else.
        </li>
        <li>
          <strong>Authorities</strong> only where a law compels us.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the Digital Personal Data Protection Act, 2023, you may</p>
        <ul>
          <li>have a summary of your data, of what is done with them and of who received them,</li>
          <li>have them corrected, completed or brought up to date,</li>
          <li>have them erased, unless a law makes us keep them,</li>
          <li>withdraw a consent as easily as you gave it,</li>
          <li>name somebody who exercises these rights should you die or be unable to,</li>
          <li>complain, and have your complaint answered.</li>
        </ul>
        <p>
          Much of it you can do yourself under <Link to={UPDATE_DETAILS_PATH}>your details</Link>. For the rest write to{' '}
          <MailLink to={GRIEVANCE_MAIL} /> from the address of your account. It costs nothing and we answer within a
          month.
        </p>
      </>
    ),
  },
  {
    id: 'consent',
    title: 'Taking back a consent',
    body: (
      <p>
        To leave the newsletter, follow the link at the foot of any of its letters, or write one line to{' '}
        <MailLink to={HELP_MAIL} /> from the address that receives it. To end recommendations, delete this site’s
        cookies; the random number is then forgotten. What was done before you withdrew a consent stays lawful; orders
        under way are still delivered.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Much of what we sell is for school, yet accounts are for grown-ups. Under 18, a parent or guardian has to open
        the account and agree to this policy. We do not knowingly follow what children do or aim anything at them; if a
        child has opened an account, tell us and we remove it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Keeping it safe',
    body: (
      <p>
        Connections are encrypted, passwords are kept only as one-way hashes, and only those who need data for their
        work can reach them. Should data ever get into the wrong hands, we tell you and the Data Protection Board of
        India without delay, with what happened, what it may mean for you and what you can do.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints and changes',
    body: (
      <>
        <p>
          Our <Link to={GRIEVANCE_PATH}>grievance officer</Link> acknowledges a complaint within 48 hours and settles it
          within a month. After that you may turn to the Data Protection Board of India.
        </p>
        <p>
          When this policy changes, the date at the top changes with it. Before we use data you already gave us for
          anything new, we ask you.
        </p>
      </>
    ),
  },
]
