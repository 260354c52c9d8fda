import { CATEGORIES } from '#contract/catalog/category.ts'
import {
  MANAGED_SORTS,
  type ManagedCard,
  manageProductsCall,
  STATE_FILTERS,
  STOCK_FILTERS,
} from '#contract/catalog/manage-products.endpoints.ts'
import type { InputOf } from '#contract/platform/endpoint.ts'
import { CATEGORY_NAMES } from '#web/catalog/category-names.ts'
import { api } from '#web/kit/api.ts'
import { keysetLoader, type LoadedList } from '#web/kit/keyset-list.ts'
import { choiceIn, pagesIn, searchIn } from '#web/kit/use-list-address.ts'
import { CsvLinks } from '../import/csv-links.tsx'
import { ListTools } from '../list-tools.tsx'
import { StaffList } from '../staff-list.tsx'
import { BulkBar, ChooseAll } from './bulk-bar.tsx'
import { ProductRow } from './product-row.tsx'
import { useSelection } from './use-selection.ts'

const COLUMNS = [
  { name: 'Product' },
  { name: 'Price', atEnd: true },
  { name: 'Stock', atEnd: true },
  { name: 'Seller' },
  { name: 'Status' },
  { name: 'Actions', atEnd: true },
]
const CATEGORY_CHOICES = [
  { value: '', text: 'All categories' },
  ...CATEGORIES.map((value) => ({ value, text: CATEGORY_NAMES[value] })),
]
const STOCK_CHOICES = [
  { value: '', text: 'Any stock' },
  { value: 'low', text: 'Low stock' },
  { value: 'out', text: 'Out of stock' },
]
const STATE_CHOICES = [
  { value: '', text: 'Any status' },
  { value: 'onSale', text: 'On sale' },
  { value: 'draft', text: 'Draft' },
  { value: 'offSale', text: 'Off sale' },
  { value: 'hidden', text: 'Hidden' },
]
const SORTS = [
  { value: '', text: 'Newest first' },
  { value: 'name', text: 'Name: A to Z' },
  { value: 'stock', text: 'Stock: low to high' },
  { value: 'priceAsc', text: 'Price: low to high' },
  { value: 'priceDesc', text: 'Price: high to low' },
]

const FILTERS = [
  { name: 'category', label: 'Category', choices: CATEGORY_CHOICES },
  { name: 'state', label: 'Status', choices: STATE_CHOICES },
  { name: 'stock', label: 'Stock', choices: STOCK_CHOICES },
  { name: 'sort', label: 'Sort by', choices: SORTS },
]

const loadPages = keysetLoader((query: InputOf<typeof manageProductsCall>, cursor) =>
  api(manageProductsCall, { ...query, cursor }),
)

export const loadProducts = (params: URLSearchParams) =>
  loadPages(
    {
      search: searchIn(params),
      category: choiceIn(params, 'category', CATEGORIES),
      state: choiceIn(params, 'state', STATE_FILTERS),
      stock: choiceIn(params, 'stock', STOCK_FILTERS),
      sort: choiceIn(params, 'sort', MANAGED_SORTS),
    },
    pagesIn(params),
  )

/** The products that one manages: a seller's own, an admin's all. */
export function ProductList({ list }: { list: LoadedList<ManagedCard> | undefined }) {
  const selection = useSelection(list?.rows ?? [])
  return (
    <div className="grid gap-4">
      <CsvLinks of="products" />
      <ListTools
        name="Find products"
        label="Search products"
        placeholder="Name, SKU, barcode or seller"
        filters={FILTERS}
      />
      {list?.rows && list.rows.length > 0 && <ChooseAll selection={selection} />}
      <StaffList list={list} label="Products" columns={COLUMNS} empty="No products found.">
        {(product, confirm) => (
          <ProductRow key={product._id} product={product} selection={selection} confirm={confirm} />
        )}
      </StaffList>
      <BulkBar selection={selection} />
    </div>
  )
}
