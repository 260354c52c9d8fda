import type { ReactNode } from 'react'
import { t } from '#contract/platform/t.ts'
import type { SellerAccount } from '#contract/sellers/seller-account.endpoints.ts'
import { sellerTexts } from '#contract/sellers/sellers.texts.ts'
import { HELPDESK_PATH } from '#web/kit/paths.ts'
import { ADD_PRODUCT_PATH, ADMIN_ORDERS_PATH, ADMIN_PRODUCTS_PATH, SELLER_DETAILS_PATH } from '#web/kit/staff-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'

/** For those who may sell: where the work is. */
export const ReadyToSell = () => (
  <div className="grid gap-4">
    <p>{t('You’re approved to sell. Here’s where your work is:')}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={ADD_PRODUCT_PATH} look="primary">
        {t('Add Product')}
      </ButtonLink>
      <ButtonLink to={ADMIN_ORDERS_PATH}>{t('Orders')}</ButtonLink>
      <ButtonLink to={ADMIN_PRODUCTS_PATH}>{t('Products')}</ButtonLink>
    </div>
  </div>
)

type Props = { email: string; account: SellerAccount | undefined }

/** For those who may not sell, or not yet: why, and what happens next. Before the shop has said why, only that. */
export function NotSelling({ email, account }: Props) {
  if (account?.state === 'suspended') {
    return (
      <Standing text={t('Your seller account is suspended.')}>
        <p>{t('Your products are off sale for now. Orders you’ve already received aren’t affected. Here’s why:')}</p>
        <Reason text={account.reason} />
        <p>{t('Once it’s settled, we can approve you again.')}</p>
        <ButtonLink to={HELPDESK_PATH} look="primary" className="justify-self-start">
          {t('Contact our Helpdesk')}
        </ButtonLink>
      </Standing>
    )
  }
  if (account?.state === 'refused') {
    return (
      <Standing text={sellerTexts.notApproved}>
        <p>{t('We couldn’t approve it, for this reason:')}</p>
        <Reason text={account.reason} />
        <ButtonLink to={SELLER_DETAILS_PATH} look="primary" className="justify-self-start">
          {t('Correct and send again')}
        </ButtonLink>
      </Standing>
    )
  }
  return (
    <Standing text={sellerTexts.notApproved}>
      {account?.resentAt && <p>{t('You’ve sent it again. We’ll look at what you corrected.')}</p>}
      <p className="text-ink-soft">
        {t('We’re reviewing your account and will email {email} when it’s done.', { email })}
      </p>
      <p className="text-ink-soft">{t('Once we approve you, you can add products. They go on sale right away.')}</p>
    </Standing>
  )
}

const Standing = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid gap-3">
    <Message text={text} tone="plain" />
    {children}
  </div>
)

const Reason = ({ text }: { text: string | null }) => (
  <blockquote className="whitespace-pre-line border-line border-l-4 pl-4 font-medium [overflow-wrap:anywhere]">
    {text}
  </blockquote>
)
