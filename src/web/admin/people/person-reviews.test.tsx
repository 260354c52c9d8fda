import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PersonReviews } from './person-parts.tsx'

const REVIEW = { productId: 'p1', product: 'Gel Pen', rating: 1, createdAt: '2026-11-15T18:45:00.000Z' }

const words = (review: { message: string | null; removed: 'abusive' | null }) => {
  const Stub = createRoutesStub([
    { path: '*', Component: () => <PersonReviews reviews={[{ ...REVIEW, ...review }]} /> },
  ])
  return renderToStaticMarkup(<Stub initialEntries={['/']} />).replace(/<[^>]+>/g, ' ')
}

test('a removed review is marked as removed, with the reason', () => {
  expect(words({ message: null, removed: 'abusive' })).toMatch(/Removed\s+Abus/)
  expect(words({ message: 'Fine.', removed: null })).not.toContain('Removed')
})
