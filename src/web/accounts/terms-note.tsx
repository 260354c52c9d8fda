import { PRIVACY_PATH, TERMS_PATH } from '#web/kit/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What one agrees to by opening an account. */
export function TermsNote() {
  return (
    <p className="text-ink-soft text-small">
      See our <TextLink to={TERMS_PATH}>terms</TextLink> and <TextLink to={PRIVACY_PATH}>privacy policy</TextLink>.
    </p>
  )
}
