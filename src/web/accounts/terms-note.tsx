import { PRIVACY_PATH, TERMS_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** What one agrees to by opening an account. */
export function TermsNote() {
  return (
    <p className="text-ink-soft text-small">
      {rich('See our <terms>terms</terms> and <privacy>privacy policy</privacy>.', {
        terms: (text) => <TextLink to={TERMS_PATH}>{text}</TextLink>,
        privacy: (text) => <TextLink to={PRIVACY_PATH}>{text}</TextLink>,
      })}
    </p>
  )
}
