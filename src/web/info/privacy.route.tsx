import type { MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { PRIVACY_PATH } from '#web/kit/paths.ts'
import { DocumentPage } from './document-page.tsx'
import { privacySections } from './privacy-sections.tsx'

export const loader = canonicalLoader(PRIVACY_PATH)

export default function Privacy() {
  return (
    <DocumentPage
      title={t('Privacy policy')}
      lead={t(
        'What we keep about you, why and for how long, and how to see, correct or erase it. No ads. We never sell your data.',
      )}
      since={t('19 November 2026')}
      sections={privacySections()}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Privacy policy'),
    description: t('What personal data Likho keeps, why and for how long, and your rights over it.'),
    canonical: loaderData?.canonical,
  })
