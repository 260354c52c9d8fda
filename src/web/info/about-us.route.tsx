import type { MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import scene from '#web/catalog/scenes/writing.svg?url'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ABOUT_US_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { PageBody } from '#web/ui/page-body.tsx'
import { Chapter } from './chapter.tsx'
import { ContactToggle } from './contact-toggle.tsx'
import { OfferList } from './offer-list.tsx'

export const loader = canonicalLoader(ABOUT_US_PATH)

export default function AboutUs() {
  return (
    <PageBody>
      <header className="grid items-center gap-x-16 gap-y-8 pb-12 sm:grid-cols-[minmax(0,1fr)_auto] lg:pb-16">
        <div>
          <h1 className="font-semibold text-ink-soft text-lead">{t('About Us')}</h1>
          <p className="mt-4 max-w-[22ch] text-balance font-semibold text-display lg:text-poster">
            {rich('<hi>लिखो</hi> means “write”. We have everything that makes you <mark>want to</mark>.', {
              hi: (text) => <span lang="hi">{text}</span>,
              mark: (text) => <span className="highlighted">{text}</span>,
            })}
          </p>
        </div>
        <img src={scene} alt="" width="400" height="400" className="size-48 justify-self-end sm:size-64 lg:size-96" />
      </header>
      <div className="grid gap-12 lg:gap-16">
        <Chapter id="mission" title={t('Our mission')}>
          <div className="prose max-w-measure text-lead">
            <p>
              {t(
                'Good stationery should be easy to find and fairly priced, in a village or a metro, for one exam or a whole school.',
              )}
            </p>
            <p>
              {t(
                'So we tell you what matters when you use it: ruling, paper weight, ink, nib, pages. You see the full price before you pay, and real people help when something goes wrong.',
              )}
            </p>
          </div>
        </Chapter>
        <Chapter id="journey" title={t('Our journey')}>
          <div className="prose max-w-measure">
            <p>
              {t(
                'Likho began with the list that schools give parents before the year starts. Four single-line notebooks, two square-ruled, a geometry box, brown paper and a pen the teacher allows. Families went from shop to shop and still came home with half of it.',
              )}
            </p>
            <p>
              {t(
                'We put the whole list in one shop. Then came offices that needed sturdy files and paper by the ream, and people who simply love a good pen. Today sellers from all over India sell on Likho, and the idea is still the same: your whole list, from one place, with no surprises at the end.',
              )}
            </p>
          </div>
        </Chapter>
        <Chapter id="offer" title={t('What we offer')}>
          <OfferList />
        </Chapter>
        <Chapter id="contact" title={t('Say hello')}>
          <ContactToggle />
        </Chapter>
      </div>
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('About Us'),
    description: t('Why we started Likho, what we sell, and how to reach us.'),
    canonical: loaderData?.canonical,
  })
