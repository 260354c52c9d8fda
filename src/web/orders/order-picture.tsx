import { Package } from 'lucide-react'
import type { OrderLine } from '#contract/orders/order.ts'
import { Picture } from '#web/ui/picture.tsx'

/** Beside the name of the product, so it needs no words of its own. A picture that is gone leaves a parcel. */
export function OrderPicture({ image }: Pick<OrderLine, 'image'>) {
  return (
    <div className="grid size-16 shrink-0 place-items-center print:hidden overflow-hidden rounded-field border border-line bg-paper text-ink-soft">
      {image ? (
        <Picture image={image} alt="" sizes="64px" className="size-full object-cover dark:brightness-90" />
      ) : (
        <Package aria-hidden />
      )}
    </div>
  )
}
