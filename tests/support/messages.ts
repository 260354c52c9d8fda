import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** Folders and files where every text goes through the catalogues. */
const TRANSLATED = [
  'src/contract',
  'src/server/accounts/account-mails.ts',
  'src/server/accounts/second-factor/second-factor-mails.ts',
  'src/server/addresses',
  'src/server/cart',
  'src/server/gateways/mail/greeting.ts',
  'src/server/gateways/mail/render-mail.ts',
  'src/server/grievances/grievance-mails.ts',
  'src/server/grievances/raise-grievance.ts',
  'src/server/newsletter',
  'src/server/orders/mail-parts.ts',
  'src/server/orders/order-mails.ts',
  'src/server/payments',
  'src/server/reviews',
  'src/server/search',
  'src/server/sellers',
  'src/server/wishlist',
  'src/web',
]
/** Within them: what staff alone read, in English, and the words of invoices, which are legal papers. */
const ENGLISH = [
  'src/contract/admin',
  'src/contract/attention',
  'src/contract/audit',
  'src/contract/catalog/manage-products.failures.ts',
  'src/contract/catalog/product-fields.ts',
  'src/contract/catalog/product-family.texts.ts',
  'src/contract/catalog/product-import.endpoints.ts',
  'src/contract/catalog/product-import.failures.ts',
  'src/contract/catalog/product-import.texts.ts',
  'src/contract/catalog/product.texts.ts',
  'src/contract/go-live',
  'src/contract/grievances/staff-grievances.endpoints.ts',
  'src/contract/orders/amount-in-words.ts',
  'src/contract/orders/staff-refund.ts',
  'src/contract/reviews/staff-reviews.endpoints.ts',
  'src/contract/platform/csv.failures.ts',
  'src/contract/seasons',
  'src/contract/shop-settings',
  'src/contract/writer',
  'src/server/reviews/remove-review.ts',
  'src/web/admin',
  'src/web/layout/staff-nav',
  'src/web/sellers/seller-facts.tsx',
]

/** What marks a text to be translated (contract/platform/t.ts, web/kit/rich-text.ts). */
const MARKS = ['t', 'msg', 'errorMessage', 'rich']
/** Attributes and properties that people read or hear. */
const SPOKEN = /^(aria-label|aria-roledescription|label|title|alt|placeholder|text|heading|hint)$/
/** The same in every language. */
const NAMES = /^[\s\p{P}\p{S}\d]*(Likho|लिखो|WhatsApp|GSTIN|\S+@\S+)?[\s\p{P}\p{S}\d]*$/u
/** What nobody but a programmer reads: `throw new Error('…')`, imports, types. */
const UNSEEN = /^(NewExpression|ImportDeclaration|TS.*Type|TSTypeAliasDeclaration)$/
/** Begins like a sentence and goes on: no name of a class, a file or a code does. */
const SENTENCE = /^[^\w<]*[A-Z][a-z’]*[,.!?:]? [\s\S]*[a-z]{2}/

type Found = { text: string; at: string }

export const sources = () =>
  globSync('src/{web,contract,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

/** Every text that is marked to be translated, with its place. */
export const markedTexts = () => sources().flatMap((file) => find(file, markedText))

/** Texts in translated folders that are shown as they stand in the code. */
export const bareTexts = () =>
  sources()
    .filter(isTranslated)
    .flatMap((file) => find(file, bareText))

const isTranslated = (file: string) => isIn(TRANSLATED, file) && !isIn(ENGLISH, file)

const isIn = (places: readonly string[], file: string) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

/** Calls of `t` that run when their module is loaded: before anybody is spoken to. */
export const earlyTexts = () => sources().flatMap((file) => find(file, earlyText))

export type Node = {
  type: string
  start: number
  name?: string | Node
  value?: unknown
  callee?: Node
  arguments?: Node[]
  key?: Node
  object?: Node
  property?: Node
  id?: Node
  init?: Node
  quasis?: Node[]
  elements?: unknown[]
  properties?: Node[]
  body?: Node
  left?: Node
  right?: Node
  operator?: string
  test?: Node
  tag?: Node
  quasi?: Node
}
type Place = { isInFunction: boolean; isMarked: boolean; file: string }
export type TextOf = (node: Node, place: Place) => string | undefined

const parsed = new Map<string, { code: string; tree: unknown }>()

function parse(file: string) {
  const code = readFileSync(file, 'utf8')
  const known = parsed.get(file) ?? { code, tree: parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) }
  parsed.set(file, known)
  return known
}

export function find(file: string, textOf: TextOf): Found[] {
  const { code, tree } = parse(file)
  const found: Found[] = []
  const visit = (node: unknown, place: Place): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, place)
    if (!isNode(node)) return
    const text = textOf(node, place)
    if (text !== undefined) found.push({ text, at: `${file}:${code.slice(0, node.start).split('\n').length}` })
    const isInFunction = place.isInFunction || /Function|Method/.test(node.type)
    const isMarked =
      place.isMarked ||
      isCallOf(node, [...MARKS, 'texts', 'failures']) ||
      UNSEEN.test(node.type) ||
      isSummary(node) ||
      isLog(node)
    for (const [name, child] of Object.entries(node))
      if (!isPlainKey(name, child)) visit(child, { file, isInFunction, isMarked })
  }
  visit(tree, { file, isInFunction: false, isMarked: false })
  return found
}

/** For the documentation of the API, which is in English. */
const isSummary = ({ type, key }: Node) => type === 'Property' && nameOf(key) === 'summary'

/** `console.warn('…')`: for programmers. */
const isLog = ({ type, callee }: Node) => type === 'CallExpression' && nameOf(callee?.object) === 'console'

/** `{ 'West Bengal': … }`: what something is kept under. */
const isPlainKey = (name: string, child: unknown) => name === 'key' && literal(child) !== undefined

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const literal = (node: unknown) => {
  if (!isNode(node) || node.type === 'TemplateLiteral') return undefined
  return typeof node.value === 'string' ? node.value : undefined
}

export const nameOf = (node: Node | undefined) => (typeof node?.name === 'string' ? node.name : '')

const isCallOf = ({ type, callee }: Node, names: readonly string[]) =>
  type === 'CallExpression' && names.includes(nameOf(callee))

/** Every text of `texts({ … })` and, in the tables of translated folders, of `failures('…', { … })` is marked by standing there. */
const markedText: TextOf = (node, { isMarked, file }) => {
  if (isCallOf(node, MARKS)) return literal(node.arguments?.[0])
  if (node.type !== 'Property' || !isMarked) return undefined
  if (file.endsWith('.texts.ts')) return literal(node.value)
  return file.endsWith('.failures.ts') && isTranslated(file) && nameOf(node.key) === 'text'
    ? literal(node.value)
    : undefined
}

/** `t('…')`, and `cartTexts.full`, which asks it. */
const earlyText: TextOf = (node, { isInFunction, isMarked }) => {
  if (isInFunction) return undefined
  if (isCallOf(node, ['t'])) return literal(node.arguments?.[0]) ?? ''
  const isTable = node.type === 'MemberExpression' && translatedTables().has(nameOf(node.object))
  return isTable && !isMarked ? `${nameOf(node.object)}.${nameOf(node.property)}` : undefined
}

let tables: Set<string> | undefined
/** The names of the tables made by `texts({ … })`. */
const translatedTables = () => {
  tables ??= new Set(
    sources()
      .flatMap((file) => find(file, tableName))
      .map(({ text }) => text),
  )
  return tables
}
const tableName: TextOf = ({ type, id, init }) =>
  type === 'VariableDeclarator' && init && isCallOf(init, ['texts']) ? nameOf(id) : undefined

const bareText: TextOf = (node, { isMarked }) => {
  if (isMarked) return undefined
  const { type, name, value, key } = node
  const isSpoken =
    (type === 'JSXAttribute' && isNode(name) && SPOKEN.test(nameOf(name))) ||
    (type === 'Property' && SPOKEN.test(nameOf(key)) && /^[A-Z]/.test(literal(value) ?? ''))
  const text = type === 'JSXText' ? String(value).trim() : isSpoken ? literal(value) : sentence(node)
  return text && !NAMES.test(text) ? text : undefined
}

function sentence({ type, value, quasis }: Node): string | undefined {
  const text = type === 'Literal' ? value : quasis?.map(({ value }) => (value as { cooked: string }).cooked).join('…')
  return typeof text === 'string' && SENTENCE.test(text) ? text : undefined
}
