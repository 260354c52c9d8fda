import { CATEGORIES } from '#contract/catalog/category.ts'
import { MANAGED_SORTS, manageProductsCall, STOCK_FILTERS } from '#contract/catalog/manage-products.endpoints.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { api } from '#web/kit/api.ts'
import { CsvLinks } from '../import/csv-links.tsx'
import { ListFrame } from '../list-frame.tsx'
import { ChoiceField, ListTools, SearchField } from '../list-tools.tsx'
import { StaffTable } from '../staff-table.tsx'
import { useListQuery } from '../use-list-query.ts'
import { usePagedList } from '../use-paged-list.ts'
import { useQuestion } from '../use-question.tsx'
import { ProductRow } from './product-row.tsx'

const COLUMNS = [
  { name: 'Product' },
  { name: 'Price', atEnd: true },
  { name: 'Stock', atEnd: true },
  { name: 'Seller' },
  { name: 'State' },
  { name: 'Actions', atEnd: true },
]
const CATEGORY_CHOICES = [
  { value: '', text: 'All categories' },
  ...CATEGORIES.map((value) => ({ value, text: CATEGORY_NAMES[value] })),
]
const STOCK_CHOICES = [
  { value: '', text: 'Any stock' },
  { value: 'low', text: 'Running low' },
  { value: 'out', text: 'Out of stock' },
]
const SORTS = [
  { value: '', text: 'Newest first' },
  { value: 'name', text: 'By name' },
  { value: 'stock', text: 'Least stock first' },
  { value: 'priceAsc', text: 'Price: low to high' },
  { value: 'priceDesc', text: 'Price: high to low' },
]

/** The products that one manages: a seller's own, an admin's all. */
export function ProductList() {
  const { text, choice, narrow } = useListQuery()
  const query = {
    search: text('q') || undefined,
    category: choice('category', CATEGORIES),
    stock: choice('stock', STOCK_FILTERS),
    sort: choice('sort', MANAGED_SORTS),
  }
  const list = usePagedList(JSON.stringify(query), (cursor) => api(manageProductsCall, { ...query, cursor }))
  const { ask, dialog } = useQuestion()
  return (
    <div className="grid gap-4">
      <CsvLinks of="products" />
      <ListTools label="Find products">
        <SearchField
          label="Search products"
          placeholder="A part of the name"
          value={query.search ?? ''}
          onSearch={(value) => narrow('q', value)}
        />
        <ChoiceField
          label="Category"
          value={query.category ?? ''}
          choices={CATEGORY_CHOICES}
          onChoose={(value) => narrow('category', value)}
        />
        <ChoiceField
          label="Stock"
          value={query.stock ?? ''}
          choices={STOCK_CHOICES}
          onChoose={(value) => narrow('stock', value)}
        />
        <ChoiceField
          label="Sort by"
          value={query.sort === 'newest' ? '' : (query.sort ?? '')}
          choices={SORTS}
          onChoose={(value) => narrow('sort', value)}
        />
      </ListTools>
      <ListFrame list={list} nouns={['product', 'products']} empty="No products found.">
        {(rows) => (
          <StaffTable label="Products" columns={COLUMNS}>
            {rows.map((product) => (
              <ProductRow key={product._id} product={product} ask={ask} change={list.change} />
            ))}
          </StaffTable>
        )}
      </ListFrame>
      {dialog}
    </div>
  )
}
