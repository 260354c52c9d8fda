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
          Questions about your data? Write to {GRIEVANCE_OFFICER.name}, {GRIEVANCE_OFFICER.designation}:{' '}
          <MailLink to={GRIEVANCE_MAIL} />
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we keep, why and for how long',
    body: (
      <>
        <FactsTable
          caption="Personal data, why we keep it and for how long"
          head={['What', 'Why', 'How long']}
          rows={DATA_RETENTION}
        />
        <p>
          We keep nothing else and use your data for nothing else. We show no ads, build no profiles for others and
          never sell your data. When we no longer need it, we erase it or remove everything that identifies you.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>We don’t use cookies for ads or to track you on other sites. We store only:</p>
        <ul>
          <li>two cookies that keep you logged in, one for 15 minutes and one for 30 days</li>
          <li>one cookie with a random number, to recommend products based on what you viewed</li>
          <li>
            your cart, the product you last opened, an unfinished order, your selected address and your light or dark
            theme. When you log out, we remove the cart, order and address. The rest stays until you clear your browser.
          </li>
          <li>
            pages and pictures you viewed recently and your wishlist, so you can see them offline. We remove them when
            you log out.
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
          <strong>Razorpay</strong> processes payments and gets only what it needs for that. Your card number goes
          straight to Razorpay, never to us.
        </li>
        <li>
          <strong>Shiprocket and the courier</strong> get your name, address and phone number to deliver your parcel.
        </li>
        <li>
          <strong>The seller</strong> of a product you ordered sees only their part of the order.
        </li>
        <li>
          <strong>Our email and hosting providers</strong> handle data for us and can’t use it for anything else.
        </li>
        <li>
          <strong>Authorities</strong> get data only when the law requires it.
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the Digital Personal Data Protection Act, 2023, you can:</p>
        <ul>
          <li>get a summary of your data, what we do with it and who received it</li>
          <li>have it corrected, completed or updated</li>
          <li>have it erased, unless the law requires us to keep it</li>
          <li>withdraw your consent as easily as you gave it</li>
          <li>nominate someone to use these rights if you die or are unable to</li>
          <li>complain and get an answer</li>
        </ul>
        <p>
          You can do much of this yourself. <Link to={UPDATE_DETAILS_PATH}>Update your details</Link>
        </p>
        <p>
          For anything else, write to us from your account’s email: <MailLink to={GRIEVANCE_MAIL} />. It’s free, and we
          reply within one month.
        </p>
      </>
    ),
  },
  {
    id: 'consent',
    title: 'Withdrawing your consent',
    body: (
      <p>
        To stop the newsletter, use the unsubscribe link in any of its emails, or write to us from that email:{' '}
        <MailLink to={HELP_MAIL} />. To stop recommendations, delete this site’s cookies, and we forget the random
        number. What we did before you withdrew your consent stays lawful, and we still deliver orders you’ve placed.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Much of what we sell is for school, but accounts are for adults. If you’re under 18, a parent or guardian must
        create the account and agree to this policy. We don’t knowingly track children or target ads at them. If a child
        has created an account, tell us and we’ll delete it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'Keeping it safe',
    body: (
      <p>
        Connections are encrypted, passwords are stored only as one-way hashes, and only people who need your data for
        their work can see it. If there’s ever a data breach, we’ll tell you and the Data Protection Board of India
        without delay: what happened, what it could mean for you and what you can do.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints and changes',
    body: (
      <>
        <p>
          Our grievance officer acknowledges a complaint within 48 hours and resolves it within one month. After that,
          you can complain to the Data Protection Board of India.{' '}
          <Link to={GRIEVANCE_PATH}>How to raise a complaint</Link>
        </p>
        <p>
          When we change this policy, we change the date at the top. We’ll ask you before we use data you’ve already
          given us for anything new.
        </p>
      </>
    ),
  },
]
