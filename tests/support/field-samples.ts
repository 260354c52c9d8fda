import type { ManagedProduct } from '#contract/catalog/manage-products.endpoints.ts'
import type { VariantOption } from '#contract/catalog/product-family.ts'
import { FIELDS, type FieldName } from '#contract/catalog/product-fields.ts'
import { aShownProduct } from './product-cards.ts'

type Typed = Exclude<FieldName, 'ProductImage'>

/** Two things to say in each field of a product, as they are typed: each of them fits all the others of its kind. */
export const SAMPLES: Readonly<Record<Typed, readonly [string, string]>> = {
  name: ['Blue Pen', 'Red Pen'],
  price: ['40.5', '45'],
  Category: ['TechStationery', 'Writing'],
  description: ['It writes blue.', 'It writes red.'],
  stocks: ['3', '4'],
  nameHi: ['नीला पेन', 'लाल पेन'],
  descriptionHi: ['नीला लिखता है।', 'लाल लिखता है।'],
  packSize: ['5', '6'],
  length: ['14.5', '15'],
  breadth: ['1.2', '2'],
  height: ['1', '2.5'],
  weight: ['11', '12'],
  memory: ['64 GB', '128 GB'],
  batteryLife: ['9 hours', '12 hours'],
  screenSize: ['5 inches', '6 inches'],
  connectivity: ['Bluetooth', 'USB-C'],
  inkColor: ['Blue', 'Red'],
  refillable: ['Yes', 'No'],
  family: ['Gel Pens', 'Ball Pens'],
  options: ['Colour: Blue', 'Colour: Red'],
  state: ['offSale', 'onSale'],
  sku: ['A-1', 'A-2'],
  barcode: ['96385074', '8901030865275'],
  mrp: ['60', '70'],
}

export const sampled = (which: 0 | 1): Record<Typed, string> =>
  Object.fromEntries(Object.entries(SAMPLES).map(([name, texts]) => [name, texts[which]])) as Record<Typed, string>

/** A product as staff receive it, with something said in every field; `over` says something else in some. */
export function aSampledProduct(over: Partial<Record<Typed, string>> = {}): ManagedProduct {
  const said = { ...sampled(0), ...over }
  const parts: Record<'product' | 'attribute' | 'variant', Record<string, unknown>> = {
    ...{ product: {}, attribute: {}, variant: {} },
  }
  for (const [name, field] of FIELDS) {
    if (field.kind === 'picture') continue
    const kind = field.kind === 'attribute' || field.kind === 'variant' ? field.kind : 'product'
    parts[kind][('wire' in field && field.wire) || name] = field.input.parse(said[name as Typed])
  }
  return {
    ...aShownProduct(),
    ...{ sellerId: null, sellerName: null, onSale: true, version: 1, attributes: parts.attribute },
    variant: parts.variant as { family: string; options: VariantOption[] },
    ...parts.product,
  } as unknown as ManagedProduct
}
