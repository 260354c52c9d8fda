import { Link, type MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { GRIEVANCE_PATH, HELPDESK_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { grievanceOfficer, socialLinks } from '#web/kit/shop-contact.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Chapter } from './chapter.tsx'
import { ContactList } from './contact-list.tsx'
import { MailLink } from './mail-link.tsx'
import { QuestionList } from './question-list.tsx'
import { SocialLinks } from './social-links.tsx'

export const loader = canonicalLoader(HELPDESK_PATH)

export default function Helpdesk() {
  return (
    <PageBody>
      <header className="max-w-measure pb-12">
        <h1 className="font-semibold text-display">{t('Helpdesk')}</h1>
        <p className="mt-4 text-pretty text-ink-soft text-lead">
          {t('We’re here to help. Keep your order number handy if it’s about an order.')}
        </p>
      </header>
      <div className="grid gap-12 lg:gap-16">
        <Chapter id="contact" title={t('Email or call us')}>
          <ContactList />
        </Chapter>
        <Chapter id="questions" title={t('Common questions')}>
          <QuestionList />
        </Chapter>
        {socialLinks().length > 0 && (
          <Chapter id="social" title={t('Follow us')}>
            <SocialLinks />
          </Chapter>
        )}
        <Chapter id="grievance" title={t('Complaints')}>
          <div className="prose max-w-measure">
            <p>
              {rich(
                'Not happy with our answer? Write to {name}, our {designation}, at <mail>{mail}</mail>. We acknowledge every complaint within 48 hours and resolve it within one month. <a>See how we handle complaints</a>',
                { mail: (to) => <MailLink to={to} />, a: (text) => <Link to={GRIEVANCE_PATH}>{text}</Link> },
                grievanceOfficer(),
              )}
            </p>
          </div>
        </Chapter>
      </div>
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Helpdesk'),
    description: t('Contact Likho by email, phone or social media, and find answers to common questions.'),
    canonical: loaderData?.canonical,
  })
