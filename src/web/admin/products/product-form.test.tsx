import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PRODUCT_COLUMNS } from '#contract/catalog/product-csv.ts'
import { FIELDS } from '#contract/catalog/product-fields.ts'
import { aSampledProduct, SAMPLES } from '#tests/support/field-samples.ts'
import { HowItWorks } from '../import/how-it-works.tsx'
import { initialDescription } from './description-state.ts'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './product-values.ts'

function formWith(said: Partial<Record<keyof typeof SAMPLES, string>>) {
  const initial = valuesOf(aSampledProduct(said))
  const Form = () => (
    <ProductForm
      {...{ title: 'Update Product', productId: '1', initial, sent: undefined, status: null }}
      description={initialDescription(initial.description ?? '')}
      names={{ category: 'category', picture: 'productImage' }}
      states={['onSale', 'offSale']}
      call={{ busy: false, fields: {}, form: {} } as never}
      submit={{ text: 'Update Product', busyText: 'Updating…' }}
    />
  )
  const Stub = createRoutesStub([{ path: '*', Component: Form }])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />)
}

test.each(Object.entries(SAMPLES))('the form holds what a product says as its %s', (name, [one, other]) => {
  expect(formWith({ [name]: one })).toContain(` name="${name === 'Category' ? 'category' : name}"`)
  expect(formWith({ [name]: one })).not.toBe(formWith({ [name]: other }))
})

test('people are told of every column of a table of products', () => {
  const told =
    renderToStaticMarkup(<HowItWorks>{null}</HowItWorks>)
      .match(/<dt.*?<\/dt>/g)
      ?.join(', ') ?? ''
  // These are told as a whole: memory … refillable.
  const attributes = FIELDS.flatMap(([name, { kind }]) => (kind === 'attribute' ? name : []))
  for (const column of PRODUCT_COLUMNS.filter((column) => !attributes.some((name) => name === column)))
    expect(told.split(/[^\w]+/), column).toContain(column)
})
