import type { ReactNode } from 'react'
import { CATEGORIES } from '#contract/catalog/category.ts'
import { MOST_LINKS, MOST_LINKS_A_DAY } from '#contract/catalog/picture-cell.ts'
import { groupDigits } from '#contract/platform/indian-digits.ts'

const COLUMNS: { name: string; text: string }[] = [
  { name: '_id', text: 'Leave empty to add a product. Give a product’s id to update it.' },
  {
    name: 'name, price, Category, description, stocks',
    text: 'Required for a new product. Prices in rupees, like 149.50.',
  },
  { name: 'Category', text: `One of ${CATEGORIES.join(', ')}.` },
  { name: 'nameHi, descriptionHi', text: 'Shown to people who read the shop in Hindi. An empty cell removes them.' },
  { name: 'packSize', text: 'How many are in a pack. Empty means 1.' },
  { name: 'state', text: 'draft, onSale or offSale. Empty means on sale for a new product.' },
  {
    name: 'sku, barcode, mrp',
    text: 'Your code, the digits under the barcode, the price printed on it. An empty cell removes them.',
  },
  {
    name: 'ProductImage',
    text: `A link that starts with https:// (up to ${MOST_LINKS} in a file and ${groupDigits(MOST_LINKS_A_DAY)} a day), the name of a picture you added, like pen.jpg, or as exported. Links are opened when you import, not when you check. A new product without one gets a placeholder picture.`,
  },
  { name: 'length, breadth, height, weight', text: 'Numbers, in centimetres and grams.' },
  { name: 'memory … refillable', text: 'A few words. An empty cell removes the attribute.' },
  {
    name: 'family, options',
    text: 'Products with the same family are shown together. Options set them apart, like Colour: Blue; Tip: 0.7 mm.',
  },
  {
    name: 'stocksBefore, version',
    text: 'Leave these as exported, so that sales and edits made in the meantime aren’t lost.',
  },
]

/** What a table of products has to look like. */
export function HowItWorks({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="how" className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <h2 id="how" className="font-semibold text-lead">
        Prepare your file
      </h2>
      <p className="text-ink-soft text-small">
        Start from the template, or export your products and edit them. Columns you leave out stay unchanged.
      </p>
      <div className="grid gap-2">{children}</div>
      <dl className="grid gap-3 text-small">
        {COLUMNS.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-semibold [overflow-wrap:anywhere]">{name}</dt>
            <dd className="text-ink-soft [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
