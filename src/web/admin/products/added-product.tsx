import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import { productTexts } from '#contract/catalog/product.texts.ts'
import { CATEGORY_TINT } from '#web/catalog/category-tint.ts'
import { productPath } from '#web/kit/paths.ts'
import { updateProductPath } from '#web/kit/staff-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { Message } from '#web/ui/message.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { standingOf } from './product-state-names.ts'

type Props = { product: ManagedProduct; onAnother: () => void }

/** The product as it is now, and what one may want next. */
export function AddedProduct({ product, onAnother }: Props) {
  const { _id: id, name, price, Category, image, stocks, onSale } = product
  return (
    <div className="grid gap-6 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <Message text={productTexts.added} tone="good" />
      <Message text={standingOf(product).note} tone="plain" />
      <div className="flex items-center gap-4">
        <Picture
          image={image}
          alt=""
          sizes="96px"
          className={`size-24 shrink-0 rounded-card object-contain ${CATEGORY_TINT[Category]}`}
        />
        <div className="min-w-0">
          <p className="font-semibold text-lead [overflow-wrap:anywhere]">{name}</p>
          <p>
            <Price amount={price} />{' '}
            <span className="text-ink-soft">{`· ${stocks.toLocaleString('en-IN')} in stock`}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {onSale && (
          <ButtonLink ref={focusOnMount} to={productPath(id)} look="primary">
            View product
          </ButtonLink>
        )}
        <ButtonLink to={`${updateProductPath(id)}#pictures`}>Add more pictures</ButtonLink>
        <Button onClick={onAnother}>Add another</Button>
        <ButtonLink {...(!onSale && { ref: focusOnMount })} to={updateProductPath(id)} look="quiet">
          Edit product
        </ButtonLink>
      </div>
    </div>
  )
}
