import { t } from '#contract/platform/t.ts'
import { REMOVAL_TEXTS } from '#contract/reviews/removal-reasons.ts'
import { rich } from '#web/kit/rich-text.ts'
import { helpMail } from '#web/kit/shop-contact.ts'
import { Stars } from '#web/ui/stars.tsx'
import type { RemovedReview } from './use-removed-review.ts'

/** Stands where its author would write another review: only they see it. */
export function RemovedReviewNote({ review: { rating, message, removed } }: { review: RemovedReview }) {
  return (
    <section aria-labelledby="removed-review" className="grid content-start gap-4">
      <h3 id="removed-review" className="font-semibold text-lead">
        {t('Your review')}
      </h3>
      <p className="rounded-field bg-bad-wash px-3 py-2 font-medium text-bad">
        {t('The shop removed your review. Reason: {reason}', { reason: t(REMOVAL_TEXTS[removed]) })}
      </p>
      <Stars rating={rating} />
      <p className="max-w-measure whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{message}</p>
      <p>
        {rich(
          'Think this is wrong? Write to us: <mail>{mail}</mail>',
          {
            mail: (to) => (
              <a href={`mailto:${to}`} className="text-brand underline underline-offset-4">
                {to}
              </a>
            ),
          },
          { mail: helpMail() },
        )}
      </p>
    </section>
  )
}
