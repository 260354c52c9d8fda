import type { MetaArgs } from 'react-router'
import { canonicalLoader } from '#web/kit/canonical-loader.ts'
import { pageMeta } from '#web/kit/page-meta.ts'
import { PRIVACY_PATH } from '#web/kit/paths.ts'
import { DocumentPage } from './document-page.tsx'
import { PRIVACY } from './privacy-sections.tsx'

export const loader = canonicalLoader(PRIVACY_PATH)

export default function Privacy() {
  return (
    <DocumentPage
      title="Privacy policy"
      lead="What we know about you, why, for how long, and how you have it shown, corrected or erased. No advertising, no selling of data."
      since="15 November 2026"
      sections={PRIVACY}
    />
  )
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  pageMeta({
    title: 'Privacy policy',
    description: 'Which personal data Likho keeps, what for and for how long, and the rights that you have over them.',
    canonical: loaderData?.canonical,
  })
