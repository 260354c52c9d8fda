import type { MetaArgs } from 'react-router'
import scene from '#web/catalog/scenes/writing.svg?url'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { ABOUT_US_PATH } from '#web/kit/paths.ts'
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
          <h1 className="font-semibold text-ink-soft text-lead">About Us</h1>
          <p className="mt-4 max-w-[22ch] text-balance font-semibold text-display lg:text-poster">
            <span lang="hi">लिखो</span> means “write”. We keep what makes people{' '}
            <span className="highlighted">do it</span>.
          </p>
        </div>
        <img src={scene} alt="" width="400" height="400" className="size-48 justify-self-end sm:size-64 lg:size-96" />
      </header>
      <div className="grid gap-12 lg:gap-16">
        <Chapter id="mission" title="Our mission">
          <div className="prose max-w-measure text-lead">
            <p>
              Good stationery should be easy to find and fair to buy, in a village as in a metro, for one exam as for a
              whole school.
            </p>
            <p>
              So we describe things by what matters when you use them: ruling, weight, ink, nib, pages. The total stands
              on the page before you pay, and people answer when something goes wrong.
            </p>
          </div>
        </Chapter>
        <Chapter id="journey" title="Our journey">
          <div className="prose max-w-measure">
            <p>
              Likho began with a list: the one that schools hand to parents before the year starts. Four notebooks with
              single lines, two with squares, a geometry box, brown paper, a pen that the teacher allows. Every family
              walked from shop to shop for it, and came home with half.
            </p>
            <p>
              We put that list on one counter. Then came the offices, which needed files that close and paper by the
              ream, and those who simply love a good pen. Today the counter is open to sellers from all over India, and
              the idea is still the same: the whole list, from one place, without a surprise at the end.
            </p>
          </div>
        </Chapter>
        <Chapter id="offer" title="What we offer">
          <OfferList />
        </Chapter>
        <Chapter id="contact" title="Say hello">
          <ContactToggle />
        </Chapter>
      </div>
    </PageBody>
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'About Us',
    description: 'Why Likho exists, how it began, what is on the counter, and how to reach the people behind it.',
    canonical: loaderData?.canonical,
  })
