import { Link, type MetaArgs } from 'react-router'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { GRIEVANCE_PATH, HELPDESK_PATH, PRIVACY_PATH } from '#web/kit/paths.ts'
import { GRIEVANCE_MAIL, GRIEVANCE_OFFICER, GRIEVANCE_PHONE, OWNER, phoneLink } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(GRIEVANCE_PATH)

const SECTIONS: readonly Section[] = [
  {
    id: 'officer',
    title: 'Grievance officer',
    body: (
      <address className="not-italic">
        <strong>{GRIEVANCE_OFFICER.name}</strong>, {GRIEVANCE_OFFICER.designation}
        <br />
        {OWNER.legalName}
        <br />
        {OWNER.address}
        <br />
        <MailLink to={GRIEVANCE_MAIL} />
        <br />
        <a href={phoneLink(GRIEVANCE_PHONE)}>{GRIEVANCE_PHONE}</a>
      </address>
    ),
  },
  {
    id: 'how',
    title: 'How to raise a complaint',
    body: (
      <>
        <p>
          The helpdesk can solve most problems faster. If it didn’t help, or if you’d rather not ask there, contact the
          grievance officer by email, post or phone. Please tell us:
        </p>
        <ul>
          <li>your order number, if it’s about an order</li>
          <li>what happened and when, with pictures if they help</li>
          <li>what you’d like us to do</li>
        </ul>
        <p>
          It’s free, and it won’t affect how we handle your orders. <Link to={HELPDESK_PATH}>Go to the helpdesk</Link>
        </p>
      </>
    ),
  },
  {
    id: 'clock',
    title: 'What happens next',
    body: (
      <ol>
        <li>
          <strong>Within 48 hours:</strong> we acknowledge your complaint and give you a ticket number to track it.
        </li>
        <li>
          <strong>Within one month:</strong> the officer resolves your complaint and sends you the decision and reasons
          in writing.
        </li>
      </ol>
    ),
  },
  {
    id: 'data',
    title: 'Complaints about your data',
    body: (
      <p>
        The same officer handles complaints about your personal data. If you’re not satisfied with the answer, you can
        complain to the Data Protection Board of India.{' '}
        <Link to={PRIVACY_PATH}>Read about your rights in our privacy policy</Link>
      </p>
    ),
  },
  {
    id: 'further',
    title: 'If you’re still not satisfied',
    body: (
      <p>
        Call the National Consumer Helpline on <a href="tel:1915">1915</a>, use{' '}
        <a href="https://consumerhelpline.gov.in" rel="noopener">
          consumerhelpline.gov.in
        </a>
        , or go to your district consumer commission. You can do this at any time, even if you haven’t complained to us
        first.
      </p>
    ),
  },
]

export default function Grievance() {
  return (
    <DocumentPage
      title="Grievance redressal"
      lead="We acknowledge every complaint within 48 hours and resolve it within one month."
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Grievance redressal',
    description: 'How to reach Likho’s grievance officer, and when you’ll hear back.',
    canonical: loaderData?.canonical,
  })
