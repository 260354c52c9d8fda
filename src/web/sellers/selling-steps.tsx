import { BadgeCheck, PackageCheck, UserRoundPlus } from 'lucide-react'
import { msg, t } from '#contract/platform/t.ts'

const STEPS = [
  {
    icon: UserRoundPlus,
    title: msg('Sign up'),
    text: msg('All you need is your name, GSTIN and a picture. It takes 2 minutes.'),
  },
  { icon: BadgeCheck, title: msg('Get approved'), text: msg('We review your account and email you.') },
  {
    icon: PackageCheck,
    title: msg('Start selling'),
    text: msg('Add your products. We collect the payments, and you pack your orders.'),
  },
]

/** How somebody comes to sell here. */
export function SellingSteps() {
  return (
    <section aria-labelledby="steps" className="mt-12 lg:mt-16">
      <h2 id="steps" className="font-semibold text-title">
        {t('How it works')}
      </h2>
      <ol className="mt-6 grid gap-4 sm:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, place) => (
          <li key={title} className="rounded-card border border-line bg-sheet p-6">
            <Icon aria-hidden className="size-8 text-brand" />
            <h3 className="mt-4 font-semibold text-lead">
              {place + 1}. {t(title)}
            </h3>
            <p className="mt-1 text-pretty text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
