import { Link, type MetaArgs } from 'react-router'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { GRIEVANCE_PATH, HELPDESK_PATH } from '#web/kit/paths.ts'
import { GRIEVANCE_MAIL, GRIEVANCE_OFFICER } from '#web/kit/shop-contact.ts'
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
        <h1 className="font-semibold text-display">Helpdesk</h1>
        <p className="mt-4 text-pretty text-ink-soft text-lead">
          People answer here. Have your order number at hand, if it is about an order.
        </p>
      </header>
      <div className="grid gap-12 lg:gap-16">
        <Chapter id="contact" title="Write or call">
          <ContactList />
        </Chapter>
        <Chapter id="questions" title="Often asked">
          <QuestionList />
        </Chapter>
        <Chapter id="social" title="Elsewhere">
          <SocialLinks />
        </Chapter>
        <Chapter id="grievance" title="Complaints">
          <div className="prose max-w-measure">
            <p>
              Not settled to your liking? {GRIEVANCE_OFFICER.name}, our {GRIEVANCE_OFFICER.designation}, acknowledges
              every complaint within 48 hours and settles it within one month: <MailLink to={GRIEVANCE_MAIL} />.{' '}
              <Link to={GRIEVANCE_PATH}>How complaints are handled</Link>
            </p>
          </div>
        </Chapter>
      </div>
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Helpdesk',
    description: 'Reach the people at Likho by e-mail, phone or social media, and find answers to what is asked most.',
    canonical: loaderData?.canonical,
  })
