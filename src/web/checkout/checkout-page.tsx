import type { ReactNode } from 'react'
import { PageBody } from '#web/ui/page-body.tsx'
import { type CheckoutStep, CheckoutSteps } from './checkout-steps.tsx'

type Props = { title: string; at: CheckoutStep; children: ReactNode }

/** A page on the way from the cart to the order. */
export function CheckoutPage({ title, at, children }: Props) {
  return (
    <PageBody>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="font-semibold text-heading">{title}</h1>
        <CheckoutSteps at={at} />
      </div>
      <div className="mt-6 grid gap-4">{children}</div>
    </PageBody>
  )
}
