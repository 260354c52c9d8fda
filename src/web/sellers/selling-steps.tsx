import { BadgeCheck, PackageCheck, UserRoundPlus } from 'lucide-react'

const STEPS = [
  {
    icon: UserRoundPlus,
    title: 'Sign up',
    text: 'All you need is your name, GSTIN and a picture. It takes 2 minutes.',
  },
  { icon: BadgeCheck, title: 'Get approved', text: 'We review your account and email you.' },
  {
    icon: PackageCheck,
    title: 'Start selling',
    text: 'Add your products. We collect the payments, and our courier picks up your orders.',
  },
]

/** How somebody comes to sell here. */
export function SellingSteps() {
  return (
    <section aria-labelledby="steps" className="mt-12 lg:mt-16">
      <h2 id="steps" className="font-semibold text-title">
        How it works
      </h2>
      <ol className="mt-6 grid gap-4 sm:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }, place) => (
          <li key={title} className="rounded-card border border-line bg-sheet p-6">
            <Icon aria-hidden className="size-8 text-brand" />
            <h3 className="mt-4 font-semibold text-lead">
              {place + 1}. {title}
            </h3>
            <p className="mt-1 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
