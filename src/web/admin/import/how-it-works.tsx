import type { ReactNode } from 'react'
import { CATEGORIES } from '#contract/catalog/category.ts'

const COLUMNS: { name: string; text: string }[] = [
  { name: '_id', text: 'Empty for a new product. With the id of one of your products, that one is changed.' },
  {
    name: 'name, price, Category, description, stocks',
    text: 'Needed for a new product. Prices in rupees, like 149.50.',
  },
  { name: 'Category', text: `One of ${CATEGORIES.join(', ')}.` },
  { name: 'nameHi, descriptionHi', text: 'Shown to people who read the shop in Hindi. An empty cell takes them away.' },
  { name: 'packSize', text: 'How many pieces are in a pack; 1 if left empty.' },
  {
    name: 'ProductImage',
    text: 'As in the export, or empty: a new product then gets a plain picture for the time being.',
  },
  { name: 'length, breadth, height, weight', text: 'Numbers: centimetres and grams.' },
  { name: 'memory … refillable', text: 'A few words. An empty cell takes the attribute away.' },
  {
    name: 'family, options',
    text: 'Products with the same family are shown as one article. What sets each apart, like Colour: Blue; Tip: 0.7 mm.',
  },
  {
    name: 'stocksBefore, version',
    text: 'From the export: leave them as they are, so that what was sold or edited meanwhile is kept.',
  },
]

/** What a table of products has to look like. */
export function HowItWorks({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="how" className="grid gap-4 rounded-card border border-line bg-sheet p-4 sm:p-6">
      <h2 id="how" className="font-semibold text-lead">
        The table
      </h2>
      <p className="text-ink-soft text-small">
        Start from the template, or export your products and change what you like. Columns you leave out stay as they
        are.
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
