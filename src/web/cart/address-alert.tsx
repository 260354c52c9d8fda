import { cartTexts } from '#contract/cart/cart.texts.ts'
import { t } from '#contract/platform/t.ts'
import { addAddressPath, CART_PATH } from '#web/kit/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export default function AddressAlert({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} role="alertdialog" title={cartTexts.addressMissing}>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={addAddressPath(CART_PATH)} look="primary">
          {t('Add Address')}
        </ButtonLink>
        <Button onClick={() => onOpenChange(false)}>{t('Back to cart')}</Button>
      </div>
    </Dialog>
  )
}
