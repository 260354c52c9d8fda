import { expect, test, vi } from 'vitest'
import { PRODUCT_COLUMNS } from '#contract/catalog/product-csv.ts'
import { FIELDS } from '#contract/catalog/product-fields.ts'
import { aSampledProduct } from '#tests/support/field-samples.ts'
import { renderPage } from '#tests/support/render-page.ts'
import { HowItWorks } from '../import/how-it-works.tsx'
import { initialDescription } from './description-state.ts'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './product-values.ts'

const call = { busy: false, fields: {}, form: { onSubmit: vi.fn(), onInput: vi.fn() } }

test('the form has every field, filled with what the product says', async () => {
  const initial = valuesOf(aSampledProduct())
  const Form = () => (
    <ProductForm
      {...{ title: 'Update Product', productId: '1', initial, sent: undefined, status: null }}
      description={initialDescription(initial.description ?? '')}
      names={{ category: 'category', picture: 'productImage' }}
      states={['onSale', 'offSale']}
      call={call as never}
      submit={{ text: 'Update Product', busyText: 'Updating…' }}
    />
  )
  const page = await renderPage({ default: Form, clientLoader: () => null }, '/')
  for (const [name, text] of Object.entries(initial)) expect(page.field(name)?.value, name).toBe(text)
  expect(page.field('productImage'), 'the picture').not.toBeNull()
  expect(Object.keys(initial), 'and nothing is left out').toHaveLength(FIELDS.length - 1)
  await page.close()
})

test('people are told of every column of a table of products', async () => {
  const page = await renderPage({ default: () => <HowItWorks>{null}</HowItWorks>, clientLoader: () => null }, '/')
  const told = [...page.body.querySelectorAll('dt')].map(({ textContent }) => textContent).join(', ')
  // These are told as a whole: memory … refillable.
  const attributes = FIELDS.flatMap(([name, { kind }]) => (kind === 'attribute' ? name : []))
  for (const column of PRODUCT_COLUMNS.filter((column) => !attributes.some((name) => name === column)))
    expect(told.split(/[,\s]+/), column).toContain(column)
  await page.close()
})
