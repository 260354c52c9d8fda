import { PRIVACY_PATH, TERMS_PATH } from '#web/kit/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What one agrees to by opening an account. */
export function TermsNote() {
  return (
    <p className="text-ink-soft text-small">
      Our <TextLink to={TERMS_PATH}>terms</TextLink> apply; the <TextLink to={PRIVACY_PATH}>privacy policy</TextLink>{' '}
      says what we keep and why.
    </p>
  )
}
