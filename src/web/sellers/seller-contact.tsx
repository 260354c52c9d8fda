import { t } from '#contract/platform/t.ts'
import type { SellerAccount } from '#contract/sellers/seller-account.endpoints.ts'
import { SELLER_DETAILS_PATH } from '#web/kit/staff-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** How the shop reaches the seller. Sellers who have not said so yet are asked. */
export function SellerContact({ account }: { account: SellerAccount }) {
  const { phoneNumber, pickup } = account
  if (!phoneNumber || !pickup) {
    return (
      <div className="grid justify-items-start gap-2 border-line border-t pt-4">
        <h3 className="font-semibold">{t('How do we reach you?')}</h3>
        <p className="text-ink-soft">
          {t('Add your phone number and address, so we can reach you about your orders.')}
        </p>
        <ButtonLink to={SELLER_DETAILS_PATH}>{t('Add phone and address')}</ButtonLink>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-1 border-line border-t pt-4 [overflow-wrap:anywhere]">
      <h3 className="font-semibold">{t('Your address')}</h3>
      <p>
        {pickup.streetAddress}
        {pickup.landmark && `, ${pickup.landmark}`}
      </p>
      <p>
        {pickup.city}, {t(pickup.state)} <span className="tabular-nums">{pickup.postalCode}</span>
      </p>
      <p className="text-ink-soft tabular-nums">{t('Phone {number}', { number: phoneNumber })}</p>
      <ButtonLink to={SELLER_DETAILS_PATH} look="quiet" className="-ml-4">
        {t('Edit phone and address')}
      </ButtonLink>
    </div>
  )
}
