import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MONEY_MODES } from '#contract/payments/money-mode.ts'
import { InvoiceLink } from './invoice-link.tsx'

test('the button of a test order does not call its test bill an invoice', () => {
  const words = MONEY_MODES.map((money) =>
    renderToStaticMarkup(<InvoiceLink path="/invoice" money={money} />).replace(/<[^>]+>/g, ''),
  )
  expect(words).toEqual(['Download invoice', 'Download test bill', 'Download test bill'])
})
