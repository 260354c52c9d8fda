import { useId } from 'react'
import { Link } from 'react-router'
import { t } from '#contract/platform/t.ts'
import { PRIVACY_PATH } from '#web/kit/paths.ts'
import { rich } from '#web/kit/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useSubscription } from './use-subscription.ts'

/** Asks for an address for the newsletter, and says what becomes of it. */
export function NewsletterBox() {
  const heading = useId()
  const { sending, onSubmit, done, wrong, failed } = useSubscription()
  return (
    <section
      aria-labelledby={heading}
      className="skip-unseen-section grid gap-6 rounded-card border border-line bg-sheet p-6 sm:p-12 lg:grid-cols-2 lg:gap-12"
    >
      <div>
        <h2 id={heading} className="font-semibold text-heading">
          {t('The Likho newsletter')}
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">
          {rich(
            'It hasn’t started yet. Leave your email to be on the list. We use it only for the newsletter. Read our <a>privacy policy</a>.',
            {
              a: (text) => (
                <Link to={PRIVACY_PATH} className="text-brand underline underline-offset-4">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      </div>
      {/* Outside a dialog this method does nothing: an address sent before hydration stays in its field. */}
      <form method="dialog" onSubmit={onSubmit} noValidate aria-busy={sending}>
        <Field label={t('Email')} error={wrong}>
          {(wiring) => (
            <div className="flex flex-col gap-3 sm:flex-row">
              <input
                {...wiring}
                type="email"
                name="email"
                autoComplete="email"
                placeholder="you@example.com"
                required
                maxLength={254}
                className={`${CONTROL} min-h-11 sm:grow`}
              />
              <Button type="submit" look="primary" aria-disabled={sending} className="sm:min-w-36">
                {sending ? t('Subscribing…') : t('Subscribe')}
              </Button>
            </div>
          )}
        </Field>
        <p role="status" className="mt-2 font-medium text-good">
          {done}
        </p>
        {failed && (
          <p role="alert" className="font-medium text-bad">
            {failed}
          </p>
        )}
      </form>
    </section>
  )
}
