/** A node of a plan, as `explain (format json)` writes it. */
type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  /** Of a common table expression, and where it is read. */
  'Subplan Name'?: string
  'CTE Name'?: string
  Plans?: PlanNode[]
}

/** What grows with the shop. */
const LARGE = [
  ...['all_products', 'reviews', 'search_words', 'product_popularity', 'product_pairs', 'activities', 'wishlist_items'],
  ...['users', 'orders', 'order_lines'],
]

/** Indexes of one product in hundreds: to read one of them is the point of it. */
const OF_FEW = ['products_ending_sitemaps']

const isUnbound = ({ 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition }: PlanNode) =>
  type.includes('Index') && condition === undefined && !OF_FEW.includes(index)

/** The places of a plan where a large table is read from one end to the other: by itself, or along an index without a limit. */
export function wholeReads(node: PlanNode, isLimited = false, lazy = readInPart(node)): string[] {
  const { 'Node Type': type, 'Relation Name': table = '', 'Index Name': index, Plans = [] } = node
  // Up to a limit, whatever comes first will do; with a condition, it may have to go far.
  const isAnyRow = isLimited && (node.Filter === undefined || node.Filter.endsWith('on_sale'))
  const isScan = type === 'Seq Scan' || (type === 'Bitmap Heap Scan' && Plans.some(isUnbound))
  const isWalk = type.startsWith('Index') && isUnbound(node) && !isLimited
  const isWhole = LARGE.includes(table) && ((isScan && !isAnyRow) || isWalk)
  const own = isWhole ? [`${type} on ${table}${index ? ` by ${index}` : ''}`] : []
  const isLazy = (inner: PlanNode) => lazy.has(inner['Subplan Name'] ?? '')
  return [...own, ...Plans.flatMap((inner) => wholeReads(inner, isLimited || type === 'Limit' || isLazy(inner), lazy))]
}

/** Expressions whose rows are only ever taken up to a limit: they are made as they are taken. */
function readInPart(plan: PlanNode): Set<string> {
  const scans = scansOf(plan)
  const whole = new Set(scans.filter(({ isLimited }) => !isLimited).map(({ name }) => name))
  return new Set(scans.map(({ name }) => name).filter((name) => !whole.has(name)))
}

const scansOf = ({ 'Node Type': type, Plans = [] }: PlanNode): { name: string; isLimited: boolean }[] =>
  Plans.flatMap((inner) => [
    ...(inner['CTE Name'] ? [{ name: `CTE ${inner['CTE Name']}`, isLimited: type === 'Limit' }] : []),
    ...scansOf(inner),
  ])
