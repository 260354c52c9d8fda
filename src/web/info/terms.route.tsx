import type { MetaArgs } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { TERMS_PATH } from '#web/kit/paths.ts'
import { DocumentPage } from './document-page.tsx'
import { termsSections } from './terms-sections.tsx'

export const loader = canonicalLoader(TERMS_PATH)

export default function Terms() {
  return (
    <DocumentPage
      title={t('Terms of use')}
      lead={t('What you can expect from us, and what we ask of you, when you shop on Likho.')}
      since={t('19 November 2026')}
      sections={termsSections()}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: t('Terms of use'),
    description: t('Likho’s terms: accounts, prices and tax, orders and payment, sellers, reviews and your rights.'),
    canonical: loaderData?.canonical,
  })
