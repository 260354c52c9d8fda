import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { GRIEVANCE_PATH, UPDATE_DETAILS_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { grievanceOfficer, helpMail } from '#web/kit/shop-contact.ts'
import { dataRetention } from './data-retention.ts'
import type { Section } from './document-page.tsx'
import { FactsTable } from './facts-table.tsx'
import { MailLink } from './mail-link.tsx'
import { OwnerAddress } from './owner-address.tsx'

export const privacySections = (): readonly Section[] => [
  {
    id: 'who',
    title: t('Who is responsible'),
    body: (
      <>
        <OwnerAddress />
        <p>
          {rich(
            'Questions about your data? Write to {name}, {designation}: <mail>{mail}</mail>',
            { mail: (to) => <MailLink to={to} /> },
            grievanceOfficer(),
          )}
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: t('What we keep, why and for how long'),
    body: (
      <>
        <FactsTable
          caption={t('Personal data, why we keep it and for how long')}
          head={[t('What'), t('Why'), t('How long')]}
          rows={dataRetention()}
        />
        <p>
          {t(
            'We keep nothing else and use your data for nothing else. We show no ads, build no profiles for others and never sell your data. When we no longer need it, we erase it or remove everything that identifies you.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: t('What stays in your browser'),
    body: (
      <>
        <p>{t('We don’t use cookies for ads or to track you on other sites. We store only:')}</p>
        <ul>
          <li>{t('two cookies that keep you logged in, one for 15 minutes and one for 30 days')}</li>
          <li>{t('one cookie with a random number, to recommend products based on what you viewed')}</li>
          <li>
            {t(
              'your cart, the product you last opened, an unfinished order, your selected address, your language and your light or dark theme. When you log out, we remove the cart, order and address. The rest stays until you clear your browser.',
            )}
          </li>
          <li>
            {t(
              'pages and pictures you viewed recently and your wishlist, so you can see them offline. We remove them when you log out.',
            )}
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'others',
    title: t('Who else sees it'),
    body: (
      <ul>
        <li>
          {rich(
            '<b>Razorpay</b> processes payments and gets only what it needs for that. Your card number goes straight to Razorpay, never to us.',
            { b: (text) => <strong>{text}</strong> },
          )}
        </li>
        <li>
          {rich('<b>Shiprocket and the courier</b> get your name, address and phone number to deliver your parcel.', {
            b: (text) => <strong>{text}</strong>,
          })}
        </li>
        <li>
          {rich('<b>The seller</b> of a product you ordered sees only their part of the order.', {
            b: (text) => <strong>{text}</strong>,
          })}
        </li>
        <li>
          {rich('<b>Our email and hosting providers</b> handle data for us and can’t use it for anything else.', {
            b: (text) => <strong>{text}</strong>,
          })}
        </li>
        <li>
          {rich('<b>Authorities</b> get data only when the law requires it.', { b: (text) => <strong>{text}</strong> })}
        </li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: t('Your rights'),
    body: (
      <>
        <p>{t('Under the Digital Personal Data Protection Act, 2023, you can:')}</p>
        <ul>
          <li>{t('get a summary of your data, what we do with it and who received it')}</li>
          <li>{t('have it corrected, completed or updated')}</li>
          <li>{t('have it erased, unless the law requires us to keep it')}</li>
          <li>{t('withdraw your consent as easily as you gave it')}</li>
          <li>{t('nominate someone to use these rights if you die or are unable to')}</li>
          <li>{t('complain and get an answer')}</li>
        </ul>
        <p>
          {rich('You can do much of this yourself. <a>Update your details</a>', {
            a: (text) => <Link to={UPDATE_DETAILS_PATH}>{text}</Link>,
          })}
        </p>
        <p>
          {rich(
            'For anything else, write to us from your account’s email: <mail>{mail}</mail>. It’s free, and we reply within one month.',
            { mail: (to) => <MailLink to={to} /> },
            { mail: grievanceOfficer().mail },
          )}
        </p>
      </>
    ),
  },
  {
    id: 'consent',
    title: t('Withdrawing your consent'),
    body: (
      <p>
        {rich(
          'To stop the newsletter, use the unsubscribe link in any of its emails, or write to us from that email: <mail>{mail}</mail>. To stop recommendations, delete this site’s cookies, and we forget the random number. What we did before you withdrew your consent stays lawful, and we still deliver orders you’ve placed.',
          { mail: (to) => <MailLink to={to} /> },
          { mail: helpMail() },
        )}
      </p>
    ),
  },
  {
    id: 'children',
    title: t('Children'),
    body: (
      <p>
        {t(
          'Much of what we sell is for school, but accounts are for adults. If you’re under 18, a parent or guardian must create the account and agree to this policy. We don’t knowingly track children or target ads at them. If a child has created an account, tell us and we’ll delete it.',
        )}
      </p>
    ),
  },
  {
    id: 'safety',
    title: t('Keeping it safe'),
    body: (
      <p>
        {t(
          'Connections are encrypted, passwords are stored only as one-way hashes, and only people who need your data for their work can see it. If there’s ever a data breach, we’ll tell you and the Data Protection Board of India without delay: what happened, what it could mean for you and what you can do.',
        )}
      </p>
    ),
  },
  {
    id: 'complaints',
    title: t('Complaints and changes'),
    body: (
      <>
        <p>
          {rich(
            'Our grievance officer acknowledges a complaint within 48 hours and resolves it within one month. After that, you can complain to the Data Protection Board of India. <a>How to raise a complaint</a>',
            { a: (text) => <Link to={GRIEVANCE_PATH}>{text}</Link> },
          )}
        </p>
        <p>
          {t(
            'When we change this policy, we change the date at the top. We’ll ask you before we use data you’ve already given us for anything new.',
          )}
        </p>
      </>
    ),
  },
]
