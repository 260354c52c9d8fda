import { TextLink } from '#web/ui/text-link.tsx'

/** What one agrees to by opening an account. */
export function TermsNote() {
  return (
    <p className="text-ink-soft text-small">
      Our <TextLink to="/terms">terms</TextLink> apply; the <TextLink to="/privacy">privacy policy</TextLink> says what
      we keep and why.
    </p>
  )
}
