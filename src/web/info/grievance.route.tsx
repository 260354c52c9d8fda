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
    title: 'The officer',
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
    title: 'How to complain',
    body: (
      <>
        <p>
          Most things are settled faster by the <Link to={HELPDESK_PATH}>helpdesk</Link>. If it did not help, or if you
          would rather not ask there, write to the officer by e-mail, by post or by phone. It helps to name
        </p>
        <ul>
          <li>the order number, if it is about an order,</li>
          <li>what happened and when, with pictures where they tell more than words,</li>
          <li>what you would consider a fair solution.</li>
        </ul>
        <p>Complaining costs nothing and changes nothing about how your orders are treated.</p>
      </>
    ),
  },
  {
    id: 'clock',
    title: 'What happens then',
    body: (
      <ol>
        <li>
          <strong>Within 48 hours</strong> you have an acknowledgement with a ticket number, by which you can ask how
          the matter stands.
        </li>
        <li>
          <strong>Within one month</strong> of receiving the complaint the officer redresses it and tells you the
          decision with its reasons, in writing.
        </li>
      </ol>
    ),
  },
  {
    id: 'data',
    title: 'Complaints about your data',
    body: (
      <p>
        The same officer answers for your personal data. What you may ask for stands in the{' '}
        <Link to={PRIVACY_PATH}>privacy policy</Link>. If you are not satisfied, you may turn to the Data Protection
        Board of India.
      </p>
    ),
  },
  {
    id: 'further',
    title: 'If we cannot agree',
    body: (
      <p>
        You may call the National Consumer Helpline on <a href="tel:1915">1915</a>, write to it at{' '}
        <a href="https://consumerhelpline.gov.in" rel="noopener">
          consumerhelpline.gov.in
        </a>
        , or go to the consumer commission of the district where you live, at any time and whether or not you have
        complained to us first.
      </p>
    ),
  },
]

export default function Grievance() {
  return (
    <DocumentPage
      title="Grievance redressal"
      lead="A person with a name answers for complaints: within 48 hours that it has arrived, within one month with a solution."
      sections={SECTIONS}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Grievance redressal',
    description: 'Who answers for complaints at Likho, how to reach them, and by when you hear from them.',
    canonical: loaderData?.canonical,
  })
