import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { msg, t } from '#contract/platform/t.ts'
import { LONGEST_REVIEW } from '#contract/reviews/review-limits.ts'
import { loginPath, productPath } from '#web/kit/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { StarInput } from './star-input.tsx'
import { loadPublishing, useReviewForm } from './use-review-form.ts'

const reviewTexts = {
  placeholder: msg('Write your review...'),
  published: msg('Thanks! Your review is live.'),
  mustLogIn: msg('Log in to post your review'),
  kept: msg('We’ve saved what you wrote. It’ll be here when you’re back.'),
}

const loadDialog = () => import('#web/session/login-dialog.tsx')
const LoginDialog = lazy(loadDialog)

/** Whatever sending may need, once somebody comes to the form. */
const prepare = () => Promise.allSettled([loadPublishing(), loadDialog()])

/** After logging in the visitor is back at the form, where the draft waits. */
const backHere = (productId: string) => `${productPath(productId)}#review`

type Props = { productId: string; onPublished: () => void }

export function ReviewForm({ productId, onPublished }: Props) {
  const form = useReviewForm(productId, onPublished)
  const { draft, errors, sending, problem, mustLogIn, published } = form
  const [asking, setAsking] = useState(false)
  const firstStar = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const outcome = await form.send()
    if (outcome.mustLogIn) setAsking(true)
    if (outcome.errors.rating) firstStar.current?.focus()
    else if (outcome.errors.message) words.current?.focus()
  }

  return (
    <form
      id="review"
      aria-labelledby="add-review"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      className="noscript:hidden grid content-start gap-4"
    >
      <h3 id="add-review" className="font-semibold text-lead">
        {t('Add a Review')}
      </h3>
      <StarInput
        value={draft.rating}
        onChange={(stars) => form.write('rating', stars)}
        error={errors.rating}
        firstStar={firstStar}
      />
      <Field
        label={t('Your review')}
        error={errors.message}
        hint={t('One review per person. A new one replaces your old one.')}
      >
        {(wiring) => (
          <textarea
            ref={words}
            rows={5}
            maxLength={LONGEST_REVIEW}
            placeholder={t(reviewTexts.placeholder)}
            value={draft.message}
            onChange={(event) => form.write('message', event.target.value)}
            className={CONTROL}
            {...wiring}
          />
        )}
      </Field>
      <div>
        <Button type="submit" look="primary" disabled={!isHydrated} aria-disabled={sending}>
          {sending ? t('Submitting…') : t('Submit Review')}
        </Button>
      </div>
      <div aria-live="polite">
        {published && <p className="font-medium text-good">{t(reviewTexts.published)}</p>}
        {problem && <p className="font-medium text-bad">{problem}</p>}
        {mustLogIn && (
          <p>
            <Link to={loginPath(backHere(productId))} className="font-medium text-brand underline underline-offset-4">
              {t(reviewTexts.mustLogIn)}
            </Link>
          </p>
        )}
      </div>
      {mustLogIn && (
        <Suspense>
          <LoginDialog
            open={asking}
            onOpenChange={setAsking}
            title={t(reviewTexts.mustLogIn)}
            description={t(reviewTexts.kept)}
            next={backHere(productId)}
          />
        </Suspense>
      )}
    </form>
  )
}
