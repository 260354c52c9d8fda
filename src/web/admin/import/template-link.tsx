import { FileSpreadsheet } from 'lucide-react'
import { PRODUCT_COLUMNS, type ProductColumn } from '#contract/catalog/product-csv.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/platform/csv-cells.ts'
import { ButtonLink } from '#web/ui/button.tsx'

const EXAMPLE: Partial<Record<ProductColumn, string>> = {
  name: 'Example Gel Pen, Blue, Pack of 5',
  nameHi: 'उदाहरण जेल पेन, नीला, 5 का पैक',
  price: '149.50',
  Category: 'Writing',
  description: 'Five smooth gel pens. Replace this row with your own products.',
  stocks: '40',
  packSize: '5',
  length: '14.5',
  weight: '11',
  inkColor: 'Blue',
  refillable: 'Yes',
  family: 'Example Gel Pens',
  options: 'Colour: Blue',
}

/** Without the columns that only an export fills. */
const COLUMNS = PRODUCT_COLUMNS.filter((name) => name !== 'stocksBefore' && name !== 'version')
const TEMPLATE = BYTE_ORDER_MARK + csvLine(COLUMNS) + csvLine(COLUMNS.map((name) => EXAMPLE[name]))

export function TemplateLink() {
  return (
    <ButtonLink
      to={`data:text/csv;charset=utf-8,${encodeURIComponent(TEMPLATE)}`}
      reloadDocument
      download="likho-products-template.csv"
    >
      <FileSpreadsheet aria-hidden className="size-5" />
      Download template
    </ButtonLink>
  )
}
