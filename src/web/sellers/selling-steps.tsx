import { BadgeCheck, PackageCheck, UserRoundPlus } from 'lucide-react'

const STEPS = [
  { icon: UserRoundPlus, title: 'Sign up', text: 'Your name, your GSTIN and a picture. It takes two minutes.' },
  { icon: BadgeCheck, title: 'We look at it', text: 'A person checks your account and writes to you.' },
  { icon: PackageCheck, title: 'Sell', text: 'Add your products. We take the payments and the courier fetches them.' },
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
