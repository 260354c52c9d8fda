import { formatRupees, type Rupees } from './money.ts'
import { priceWithTax } from './price-texts.ts'
import { productTexts } from './product.texts.ts'

/**
 * The maximum retail price is printed on a product with all taxes in it, and nobody may take more: it is held against what
 * is paid at the till, not against the price before tax. Both in rupees.
 */
export function mrpFault(price: Rupees, mrp: Rupees | null | undefined): string | undefined {
  if (mrp === null || mrp === undefined || mrp >= priceWithTax(price)) return undefined
  return productTexts.aboveMrp.replace('{price}', formatRupees(priceWithTax(price)))
}
