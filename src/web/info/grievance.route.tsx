import { Link, type MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { GRIEVANCE_PATH, HELPDESK_PATH, PRIVACY_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { grievanceOfficer, owner, phoneLink } from '#web/kit/shop-contact.ts'
import { DocumentPage, type Section } from './document-page.tsx'
import { GrievanceForm } from './grievance-form.tsx'
import { MailLink } from './mail-link.tsx'

export const loader = canonicalLoader(GRIEVANCE_PATH)

const sections = (): readonly Section[] => [
  {
    id: 'officer',
    title: t('Grievance officer'),
    body: <Officer />,
  },
  {
    id: 'how',
    title: t('How to raise a complaint'),
    body: (
      <>
        <p>
          {t(
            'The helpdesk can solve most problems faster. If it didn’t help, or if you’d rather not ask there, contact the grievance officer with the form below, by email, post or phone. Please tell us:',
          )}
        </p>
        <ul>
          <li>{t('your order number, if it’s about an order')}</li>
          <li>{t('what happened and when, with pictures if they help')}</li>
          <li>{t('what you’d like us to do')}</li>
        </ul>
        <p>
          {rich('It’s free, and it won’t affect how we handle your orders. <a>Go to the helpdesk</a>', {
            a: (text) => <Link to={HELPDESK_PATH}>{text}</Link>,
          })}
        </p>
      </>
    ),
  },
  {
    id: 'write',
    title: t('Write to the officer'),
    body: <GrievanceForm />,
  },
  {
    id: 'clock',
    title: t('What happens next'),
    body: (
      <ol>
        <li>
          {rich(
            '<b>Within 48 hours:</b> we acknowledge your complaint and give you a ticket number. With the form you get it at once.',
            {
              b: (text) => <strong>{text}</strong>,
            },
          )}
        </li>
        <li>
          {rich(
            '<b>Within one month:</b> the officer resolves your complaint and sends you the decision and reasons in writing.',
            { b: (text) => <strong>{text}</strong> },
          )}
        </li>
      </ol>
    ),
  },
  {
    id: 'data',
    title: t('Complaints about your data'),
    body: (
      <p>
        {rich(
          'The same officer handles complaints about your personal data. If you’re not satisfied with the answer, you can complain to the Data Protection Board of India. <a>Read about your rights in our privacy policy</a>',
          { a: (text) => <Link to={PRIVACY_PATH}>{text}</Link> },
        )}
      </p>
    ),
  },
  {
    id: 'further',
    title: t('If you’re still not satisfied'),
    body: (
      <p>
        {rich(
          'Call the National Consumer Helpline on <phone>1915</phone>, use <site>consumerhelpline.gov.in</site>, or go to your district consumer commission. You can do this at any time, even if you haven’t complained to us first.',
          {
            phone: (text) => <a href="tel:1915">{text}</a>,
            site: (text) => (
              <a href="https://consumerhelpline.gov.in" rel="noopener">
                {text}
              </a>
            ),
          },
        )}
      </p>
    ),
  },
]

function Officer() {
  const { name, designation, address, mail, phone } = grievanceOfficer()
  return (
    <address className="not-italic">
      <strong>{name}</strong>, {designation}
      <br />
      {owner().legalName}
      <br />
      {address}
      <br />
      <MailLink to={mail} />
      <br />
      <a href={phoneLink(phone)}>{phone}</a>
    </address>
  )
}

export default function Grievance() {
  return (
    <DocumentPage
      title={t('Grievance redressal')}
      lead={t('We acknowledge every complaint within 48 hours and resolve it within one month.')}
      sections={sections()}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Grievance redressal'),
    description: t('How to reach Likho’s grievance officer, and when you’ll hear back.'),
    canonical: loaderData?.canonical,
  })
